import { type FocusEvent, useState } from 'react';

/** Whether the pointer or the focus is inside an element, with the handlers that find out. */
export function useEngaged() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    engaged: pointer || focus,
    /** Finds out anew: React hears nothing of a focus that is given back while something goes away. */
    noticeFocus: (element: Element | null) => setFocus(element?.contains(document.activeElement) ?? false),
    handlers: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocus(false);
      },
    },
  };
}
