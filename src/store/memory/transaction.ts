import type { Change } from '~/store/changes.ts';
import type { BaseRow } from '~/store/port.ts';
import type { TableName } from '~/store/tables.ts';
import { Draft } from './view.ts';
import type { World } from './world.ts';

/** The drafts of one piece of work, over a world that does not know of them. */
export class Transaction {
  readonly #world: () => World;
  readonly #drafts = new Map<TableName, Draft<BaseRow>>();
  readonly #tasks: (() => void)[] = [];
  #over = false;

  constructor(world: () => World) {
    this.#world = world;
  }

  /** The table as the work sees and changes it. Rejects when the work is over: nobody would keep the change. */
  async draft(table: TableName): Promise<Draft<BaseRow>> {
    const rows = await this.#world().rows(table);
    if (this.#over) throw new Error('The transaction is over.');
    const draft = this.#drafts.get(table) ?? new Draft(table, rows);
    this.#drafts.set(table, draft);
    return draft;
  }

  /** Notes what is to be done once the changes are kept. Throws when the work is over. */
  whenKept(task: () => void): void {
    if (this.#over) throw new Error('The transaction is over.');
    this.#tasks.push(task);
  }

  get tasks(): readonly (() => void)[] {
    return this.#tasks;
  }

  /** Takes no more changes. */
  close(): void {
    this.#over = true;
  }

  get changes(): readonly Change[] {
    return [...this.#drafts].flatMap(([table, { changes }]) =>
      Array.from(changes, ([id, row]) => ({ table, id, row })),
    );
  }
}
