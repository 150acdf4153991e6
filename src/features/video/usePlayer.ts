import { type RefObject, useEffect, useRef, useState } from 'react';
import { Player, type PlayerView } from './player.ts';
import type { TileCamera } from './video.types.ts';

/** Sizes in steps of so many pixels: a wall that is dragged larger does not ask for each of them. */
const SIZE_STEP = 80;

const stepped = (length: number) =>
  Math.ceil((length * Math.min(2, devicePixelRatio)) / SIZE_STEP) * SIZE_STEP;

/** Tells whether the element can be seen: it is on the screen, and the tab is not hidden. */
function watchVisibility(element: Element, tell: (visible: boolean) => void): () => void {
  let inside = false;
  const say = () => tell(inside && document.visibilityState === 'visible');
  const observer = new IntersectionObserver((entries) => {
    inside = entries.at(-1)?.isIntersecting ?? false;
    say();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', say);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', say);
  };
}

interface Played {
  readonly player: Player | null;
  /** Null until the tile stands in the page. */
  readonly view: PlayerView | null;
}

/** A player in the surface, for as long as the component lives. */
export function usePlayer(
  surface: RefObject<HTMLDivElement | null>,
  camera: TileCamera,
  focused: boolean,
): Played {
  const [played, setPlayed] = useState<Played>({ player: null, view: null });
  const settings = useRef({ camera, focused, width: 0, height: 0 });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      return { width: stepped(width), height: stepped(height) };
    };
    settings.current = { ...settings.current, ...measure() };
    const player = new Player(element, settings.current, () => setPlayed({ player, view: player.view() }));
    player.configure(settings.current);
    const resized = new ResizeObserver(() => {
      const size = measure();
      const before = settings.current;
      if (size.width === before.width && size.height === before.height) return;
      settings.current = { ...before, ...size };
      player.configure(settings.current);
    });
    resized.observe(element);
    const unwatch = watchVisibility(element, (visible) => player.show(visible));
    setPlayed({ player, view: player.view() });
    return () => {
      unwatch();
      resized.disconnect();
      player.close();
    };
  }, [surface]);

  // Whoever asks for cameras gets them anew with each answer: what counts is what they say.
  const said = JSON.stringify(camera);
  useEffect(() => {
    settings.current = { ...settings.current, camera: JSON.parse(said) as TileCamera, focused };
    played.player?.configure(settings.current);
  }, [said, focused, played.player]);

  return played;
}
