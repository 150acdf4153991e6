import { Client, type QueryResult } from 'pg';

/** Runs one statement on a connection of its own. */
export async function sayTo(url: string, statement: string): Promise<QueryResult> {
  const client = new Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of another database on the same PostgreSQL. */
export function databaseAt(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}
