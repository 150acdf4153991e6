const svg = (width: number, height: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`,
  )}`;

const floorPlan = svg(
  320,
  200,
  `<path fill="#f4f0e6" d="M0 0h320v200H0z"/>
  <g fill="none" stroke="#4a5a68" stroke-width="3"><path d="M20 20h280v160H190m-40 0H20z"/>
  <path d="M60 50v80m40-80v80m40-80v80m40-80v80m40-80v80m40-80v80" stroke="#b9a98a" stroke-width="12"/></g>
  <g fill="#2f7d95" fill-opacity=".25"><path d="M26 26l60 8-34 40zM294 26l-60 8 34 40z"/></g>
  <path fill="#c0392b" fill-opacity=".2" d="M294 174l-70-10 44-36z"/>
  <g fill="#2f7d95"><circle cx="26" cy="26" r="6"/><circle cx="294" cy="26" r="6"/></g>
  <circle cx="294" cy="174" r="6" fill="#c0392b"/>`,
);

const nightQuay = svg(
  320,
  200,
  `<path fill="#0d1b2a" d="M0 0h320v200H0z"/><path fill="#14304a" d="M0 130h320v70H0z"/>
  <path fill="#24384c" d="M150 112h120l-14 26H164zM200 92h40v20h-40zM226 74h6v18h-6z"/>
  <path fill="#0a1420" d="M0 120h120v16H0zM28 60h4v60h-4zM98 60h4v60h-4z"/>
  <g fill="#ffe9a8"><circle cx="30" cy="58" r="5"/><circle cx="100" cy="58" r="5"/></g>
  <g fill="#ffe9a8" fill-opacity=".14"><path d="M30 58L4 120h52zM100 58l-26 62h52z"/></g>
  <g stroke="#ffe9a8" stroke-opacity=".35" stroke-width="3"><path d="M30 142v38M100 142v30M230 144v18"/></g>`,
);

/** Pictures in notes of the demo, as addresses that hold the picture. */
export const drawnNotes = { floorPlan, nightQuay };
