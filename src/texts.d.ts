/**
 * The English texts of every namespace, by its name: `useTexts` takes its keys from here, so that a text that is not there
 * is a type error. Global, for the shell may not import from apps.
 */
declare global {
  interface TextFiles {
    'chat-app': typeof import('./apps/chat/locales/chat-app.en.json');
    'auth-examples': typeof import('./apps/auth-examples/locales/auth-examples.en.json');
    'incident-report': typeof import('./apps/incident-report/locales/incident-report.en.json');
    'live-view': typeof import('./apps/live-view/locales/live-view.en.json');
    'quick-panel': typeof import('./features/quick-panel/locales/quick-panel.en.json');
    alarms: typeof import('./features/alarms/locales/alarms.en.json');
    audit: typeof import('./apps/audit/locales/audit.en.json');
    calendar: typeof import('./apps/calendar/locales/calendar.en.json');
    auth: typeof import('./shell/auth/locales/auth.en.json');
    cameras: typeof import('./apps/cameras/locales/cameras.en.json');
    chat: typeof import('./features/chat/locales/chat.en.json');
    contacts: typeof import('./apps/contacts/locales/contacts.en.json');
    dashboards: typeof import('./apps/dashboards/locales/dashboards.en.json');
    demo: typeof import('./apps/demo/locales/demo.en.json');
    desk: typeof import('./features/incidents/locales/desk.en.json');
    drill: typeof import('./apps/demo/locales/drill.en.json');
    handover: typeof import('./apps/incidents/handover/locales/handover.en.json');
    incidents: typeof import('./apps/incidents/locales/incidents.en.json');
    language: typeof import('./shell/i18n/locales/language.en.json');
    local: typeof import('./local/locales/local.en.json');
    mail: typeof import('./apps/mail/locales/mail.en.json');
    map: typeof import('./features/cameras/locales/map.en.json');
    messages: typeof import('./shell/messages/locales/messages.en.json');
    notes: typeof import('./apps/notes/locales/notes.en.json');
    todo: typeof import('./apps/todo/locales/todo.en.json');
    office: typeof import('./features/office/locales/office.en.json');
    organisation: typeof import('./features/organisation/locales/organisation.en.json');
    notices: typeof import('./shell/auth/locales/notices.en.json');
    reasons: typeof import('./features/cameras/locales/reasons.en.json');
    settings: typeof import('./shell/settings/locales/settings.en.json');
    shell: typeof import('./shell/locales/shell.en.json');
    uploads: typeof import('./features/uploads/locales/uploads.en.json');
    video: typeof import('./features/video/locales/video.en.json');
    why: typeof import('./features/cameras/locales/why.en.json');
  }
}

export {};
