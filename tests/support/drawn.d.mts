export const firstNumber: string;
export const sightDrawn: string;
export const widgetsDrawn: string;
export function markWidgets(options: {
  readonly count: number;
  readonly marks: readonly [firstNumber: string, sightDrawn: string, widgetsDrawn: string];
}): void;
export function timeOfMark(mark: string): Promise<number>;
