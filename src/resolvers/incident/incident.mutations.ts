import type { IncidentChanges } from './incident.changes.ts';

/** The first page changes nothing, so this code is loaded with the first change. */
const load = async () => (await import('./incident.changes.ts')).incidentChanges.Mutation;

const Mutation: IncidentChanges = {
  raiseIncident: async (...call) => (await load()).raiseIncident(...call),
  acknowledgeIncidents: async (...call) => (await load()).acknowledgeIncidents(...call),
  resolveIncidents: async (...call) => (await load()).resolveIncidents(...call),
  dismissIncidents: async (...call) => (await load()).dismissIncidents(...call),
  assignIncidents: async (...call) => (await load()).assignIncidents(...call),
  addIncidentNotes: async (...call) => (await load()).addIncidentNotes(...call),
  undoIncidentChange: async (...call) => (await load()).undoIncidentChange(...call),
};

export const incidentMutations = { Mutation };
