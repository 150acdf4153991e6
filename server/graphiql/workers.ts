import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/** The editor's workers from our own host: GraphiQL's own set-up crashes Vite's development server. */
Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker(_: string, label: string): Worker {
      if (label === 'json') return new JsonWorker();
      if (label === 'graphql') return new GraphqlWorker();
      return new EditorWorker();
    },
  },
});
