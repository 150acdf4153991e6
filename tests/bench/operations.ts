/** Queries that stand for what screens ask: the three dashboards whole, their lists, one entity, one change. */
export const operations: readonly { readonly name: string; readonly query: string }[] = [
  {
    name: 'camera counts',
    query: '{ cameraCounts { total live offline excluded byState { state count } } }',
  },
  {
    name: 'camera table (100 rows, health of a year)',
    query: `{ cameras(first: 100) { totalCount nodes { id name state stateSince operatorState openSeverity
      health(period: LAST_12_MONTHS) { malfunctions downSeconds upSeconds uptime coverage score { value } } } } }`,
  },
  {
    name: 'camera table by uptime (50 of all)',
    query: `{ cameras(first: 50, orderBy: { field: UPTIME, direction: DESC }) { totalCount pageInfo { endCursor }
      nodes { id name state operatorState health(period: LAST_12_MONTHS) { malfunctions downSeconds upSeconds uptime
      coverage } } } }`,
  },
  {
    name: 'camera table by state (50 of all)',
    query: `{ cameras(first: 50, orderBy: { field: STATE, direction: DESC }) { totalCount nodes { id name state
      operatorState health(period: LAST_12_MONTHS) { malfunctions downSeconds upSeconds uptime coverage } } } }`,
  },
  {
    name: 'camera map',
    query: '{ cameras(first: 100) { nodes { id name model state openSeverity location { lat lng } } } }',
  },
  {
    name: 'malfunctions of a year',
    query: '{ malfunctionYears malfunctions(year: 2026) { total months { month count from to } } }',
  },
  {
    name: 'uptime trend (30 days)',
    query: '{ uptimeTrend(range: MONTH) { uptime change coverage points { from uptime malfunctions } } }',
  },
  {
    name: 'incident summary (month)',
    query: `{ incidentSummary(period: THIS_MONTH) { total previousTotal open meanSecondsToAcknowledge
      meanSecondsToClose bySeverity { severity count } byState { state count } byKind { kind count }
      buckets { from raised acknowledged closed high medium low } } }`,
  },
  {
    name: 'incident table (50 rows, filtered)',
    query: `{ incidents(first: 50, filter: { severities: [HIGH], states: [RESOLVED], folded: false }) { totalCount pageInfo
      { hasNextPage endCursor } nodes { id number kind severity state summary raisedAt camera { id name }
      site { id name } assignee { id name } } } }`,
  },
  {
    name: 'incidents per camera (90 days)',
    query:
      '{ incidentsPerCamera(period: LAST_90_DAYS, first: 10) { total high medium low open camera { name } } }',
  },
  {
    name: 'visits and devices (90 days)',
    query: `{ visitSummary(period: LAST_90_DAYS) { visits previousVisits visitors views
      buckets { from visits visitors views } devices { device visits share change } } }`,
  },
  {
    name: 'incident dashboard in one',
    query: `{ month: incidentSummary(period: THIS_MONTH) { total } today: incidentSummary { total open }
      week: incidentSummary(period: THIS_WEEK) { buckets { raised high } byState { state count } }
      projects { id name spent { amount budget hours } } teamMembers { id name openIncidents }
      scheduledViews { totalCount nodes { from to camera { name } } } statusTransitions(first: 10) { nodes { at to durationSeconds
      camera { name } } } incidentConversion { value days { value } } weather { location current { icon } } }`,
  },
  {
    name: 'mails of the inbox (50 of all)',
    query: `{ mails(first: 50, filter: { folderHandle: "inbox" }) { totalCount pageInfo { hasNextPage endCursor } nodes {
      id subject preview sentAt read starred important hasAttachments from { name } labels { id color } } } }`,
  },
  {
    name: 'mails with a label (50 of all)',
    query: `{ mails(first: 50, filter: { labelHandle: "note" }) { totalCount pageInfo { hasNextPage endCursor } nodes {
      id subject preview sentAt read from { name } labels { id } } } }`,
  },
  {
    name: 'unread mails by folder, filter and label',
    query: `{ mailFolders { id unreadCount totalCount } mailQuickFilters { id unreadCount } mailLabels { id
      unreadCount totalCount } }`,
  },
  {
    name: 'orders (50 of all, newest)',
    query: `{ orders(first: 50, orderBy: { field: DATE, direction: DESC }) { totalCount nodes { id reference total date
      customer { firstName } status { id } } } }`,
  },
  {
    name: 'contacts (50 of all, with counts)',
    query: `{ contacts(first: 50) { totalCount nodes { id name lastName starred } } contactCounts { all starred } }`,
  },
  {
    name: 'to-dos (50 of all)',
    query: '{ todos(first: 50) { totalCount nodes { id title completed labels { id } } } }',
  },
];
