/** The text that another page began for the member (a report), from the state of the history entry; '' without one. */
export function readReportDraft(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('draft' in state)) return ''
  return typeof state.draft === 'string' ? state.draft : ''
}
