import './workers.ts';
import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { fetcher } from './fetcher.ts';

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no element "graphiql".');
createRoot(root).render(createElement(GraphiQL, { fetcher, shouldPersistHeaders: false }));
