export interface Client {
  /** The data of the answer; throws when there are none. */
  ask<Data>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>;
  /** Whether the server said that it did this. It has not where the connection broke before its answer was here. */
  acknowledges(mutation: string, variables: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** A call to another path, as the same account. */
  call(path: string, init?: RequestInit): Promise<Response>;
}

function clientOf(url: string, headers: Readonly<Record<string, string>> = {}): Client {
  const ask = async <Data>(query: string, variables = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    ask,
    call: (path, init) => fetch(url + path, { ...init, headers }),
    async acknowledges(mutation, variables) {
      try {
        await ask(mutation, variables);
        return true;
      } catch (error) {
        // What fetch throws when the connection breaks.
        if (error instanceof TypeError) return false;
        throw error;
      }
    },
  };
}

/** Signs in as the demo's administrator. */
export async function asAdmin(url: string): Promise<Client> {
  const { login } = await clientOf(url).ask<{ login: { session: { accessToken: string } } }>(
    'mutation { login(input: { email: "admin", password: "admin" }) { session { accessToken } } }',
  );
  return clientOf(url, { authorization: `Bearer ${login.session.accessToken}` });
}
