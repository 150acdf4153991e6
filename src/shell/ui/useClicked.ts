import { useState } from 'react';

/**
 * Boxes whose clicks the API has yet to answer: `clicked` holds what such a box shows meanwhile. `toggle` calls `onToggle`,
 * which settles when it is done or refused.
 */
export function useClicked(onToggle: (id: string, on: boolean) => unknown) {
  const [clicked, setClicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const toggle = async (id: string, on: boolean) => {
    setClicked((before) => new Map(before).set(id, on));
    await onToggle(id, on);
    setClicked((before) => new Map([...before].filter(([each]) => each !== id)));
  };
  return { clicked, toggle };
}
