/** Pages that show who may see what (specification, shell §2). */
export const exampleRoles = ['admin', 'staff', 'guest'] as const;

export type ExampleRole = (typeof exampleRoles)[number];

export const roleExamplePath = (role: ExampleRole): string => `/auth/${role}-role-example`;
