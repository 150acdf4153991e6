export const browserArguments: string[];
export const unmeasured: readonly string[];
