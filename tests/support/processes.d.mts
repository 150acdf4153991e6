import type { ChildProcess } from 'node:child_process';

export interface Running {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly said: () => string;
  readonly stop: () => boolean;
}

export function startStatic(environment?: Readonly<Record<string, string>>): Promise<Running>;
export function startServer(environment?: Readonly<Record<string, string>>): Promise<Running>;
export function startServerFrom(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<Running>;
export function startStaticOf(checkout: string): Promise<Running>;
export function freePort(): Promise<number>;
