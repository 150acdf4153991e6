/* The two packages ship no types; these are the functions that we use. */
declare module 'd3-geo-projection' {
  export function geoStitch(object: unknown): unknown;
  export function geoProject(object: unknown, projection: unknown): unknown;
}

declare module 'd3-geo' {
  interface Projection {
    scale(scale: number): Projection;
    translate(point: [number, number]): Projection;
    reflectY(reflect: boolean): Projection;
    precision(precision: number): Projection;
  }
  export function geoEquirectangular(): Projection;
}
