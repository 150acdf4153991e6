/** The to-dos of a folder; of all of them without one. */
export const todoPath = (folderHandle = 'all'): string => `/apps/todo/${encodeURIComponent(folderHandle)}`;

/** The to-dos that a filter finds. */
export const todoFilterPath = (handle: string): string => `/apps/todo/filter/${encodeURIComponent(handle)}`;

/** The to-dos with a label. */
export const todoLabelPath = (handle: string): string => `/apps/todo/label/${encodeURIComponent(handle)}`;
