type Answer = (request: Request) => Promise<Response | null>;

interface Asked {
  readonly method: string;
  readonly address: string;
  readonly headers: Headers;
}

interface Answered {
  readonly response: Response;
  readonly text: string;
}

/**
 * An XMLHttpRequest that asks `answer` first where `mayBeOurs`, and the network when there is no answer. A call that
 * blocks the page cannot wait and goes to the network. Answers come whole: there is `load`, and no progress before it.
 */
export function answeringRequest(
  Native: typeof XMLHttpRequest,
  answer: Answer,
  mayBeOurs: (address: string) => boolean,
): typeof XMLHttpRequest {
  return class extends Native {
    #asked: Asked | null = null;
    #answered: Answered | null = null;

    override open(method: string, url: string | URL, ...rest: [async?: boolean]): void {
      const [waits = true] = rest;
      super.open(method, url, waits);
      this.#answered = null;
      const address = new URL(url, document.baseURI).href;
      this.#asked = waits && mayBeOurs(address) ? { method, address, headers: new Headers() } : null;
    }

    override setRequestHeader(name: string, value: string): void {
      super.setRequestHeader(name, value);
      this.#asked?.headers.append(name, value);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const asked = this.#asked;
      if (!asked || body instanceof Document) {
        super.send(body);
        return;
      }
      void this.#ask(asked, body).catch(() => this.#tell('error'));
    }

    async #ask(asked: Asked, body?: XMLHttpRequestBodyInit | null): Promise<void> {
      const { method, address, headers } = asked;
      const withBody = !['GET', 'HEAD'].includes(method.toUpperCase());
      const response = await answer(
        new Request(address, { method, headers, body: withBody ? (body ?? null) : null }),
      );
      // The request was aborted or opened again while the answer was computed.
      if (this.#asked !== asked) return;
      if (!response) {
        super.send(body);
        return;
      }
      this.#answered = { response, text: await response.text() };
      this.#tell('readystatechange', 'load');
    }

    #tell(...types: string[]): void {
      for (const type of [...types, 'loadend']) {
        this.dispatchEvent(type === 'readystatechange' ? new Event(type) : new ProgressEvent(type));
      }
    }

    override abort(): void {
      const waiting = this.#asked && !this.#answered;
      this.#asked = null;
      this.#answered = null;
      super.abort();
      if (waiting) this.#tell('abort');
    }

    override get readyState(): number {
      return this.#answered ? Native.DONE : super.readyState;
    }

    override get status(): number {
      return this.#answered?.response.status ?? super.status;
    }

    override get statusText(): string {
      return this.#answered?.response.statusText ?? super.statusText;
    }

    override get responseURL(): string {
      return this.#answered && this.#asked ? this.#asked.address : super.responseURL;
    }

    override get responseText(): string {
      return this.#answered?.text ?? super.responseText;
    }

    override get response(): unknown {
      if (!this.#answered) return super.response;
      const { text } = this.#answered;
      switch (this.responseType) {
        case 'json':
          return JSON.parse(text);
        case 'blob':
          return new Blob([text], { type: 'application/json' });
        case 'arraybuffer':
          return new TextEncoder().encode(text).buffer;
        case 'document':
          return null;
        default:
          return text;
      }
    }

    override getResponseHeader(name: string): string | null {
      return this.#answered ? this.#answered.response.headers.get(name) : super.getResponseHeader(name);
    }

    override getAllResponseHeaders(): string {
      if (!this.#answered) return super.getAllResponseHeaders();
      return [...this.#answered.response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }
  };
}
