export const widgetsDrawn: string;
export function markWidgets(options: { readonly count: number; readonly mark: string }): void;
export function timeOfMark(mark: string): Promise<number>;
