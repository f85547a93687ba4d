const pages = new Set(['/profile', '/profile/female', '/subprofile', '/chat'])

/** Number or uuid that a page of the member app names in its address: whom it shows, or the conversation with them. */
export function shownOn(route: string): string | undefined {
  const { pathname, searchParams } = new URL(route, 'http://phone.invalid')
  if (!pages.has(pathname)) return undefined
  return searchParams.get('id') ?? searchParams.get('uuid') ?? undefined
}
