import { between, randomFrom } from './random.ts';

/** An SVG as an address that needs no request. */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text that may stand between the elements of SVG and HTML, spelt as `cleanHtml` spells it. */
export const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => named[letter] ?? letter);

/**
 * A view as a camera shows it, drawn from a seed: sky, buildings or a hall, a light, and the camera's stamp. The same
 * seed gives the same picture. 320 × 180.
 */
export function sceneUrl(seed: string, stamp: string): string {
  const random = randomFrom(`scene:${seed}`);
  const hue = between(random, 0, 359);
  const horizon = between(random, 90, 125);
  const blocks = Array.from({ length: between(random, 4, 7) }, (_, index) => {
    const height = between(random, 20, 70);
    const x = index * 48 + between(random, -8, 8);
    const light = between(random, 12, 30);
    return `<path fill="hsl(${hue} 18% ${light}%)" d="M${x} ${horizon}v-${height}h${between(random, 26, 46)}v${height}z"/>`;
  }).join('');
  const lamp = `<circle cx="${between(random, 30, 290)}" cy="${between(random, 16, 50)}" r="${between(random, 5, 13)}" fill="hsl(48 80% 82%)"/>`;
  const road = `<path fill="hsl(${hue} 10% 22%)" d="M0 ${horizon}h320v${180 - horizon}H0z"/><path stroke="hsl(48 60% 70%)" stroke-width="3" stroke-dasharray="18 14" d="M${between(random, 120, 200)} ${horizon}L${between(random, 40, 280)} 180"/>`;
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="hsl(${hue} 35% ${between(random, 30, 62)}%)" d="M0 0h320v180H0z"/>${lamp}${blocks}${road}<text x="8" y="172" font-family="monospace" font-size="11" fill="#fff">${escaped(stamp)}</text></svg>`,
  );
}
