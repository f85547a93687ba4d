/** The conversations to go on with: unread ones first, else in the order of the list, which has the newest first. */
export function conversationsToGoOn<Row extends { readonly unread_messages_size: number }>(
  rows: readonly Row[],
  places: number,
): readonly Row[] {
  const isUnread = (row: Row) => row.unread_messages_size > 0
  return [...rows.filter(isUnread), ...rows.filter((row) => !isUnread(row))].slice(0, places)
}
