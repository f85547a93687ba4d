import { topicEndpoint } from '../../../../contract/calls/board.ts'
import { conversationEndpoint } from '../../../../contract/calls/chat.ts'
import { noticeEndpoint } from '../../../../contract/calls/notice.ts'
import { detailProfileEndpoint, femalePartnerEndpoint, partnerEndpoint } from '../../../../contract/calls/partner.ts'
import { myReviewsEndpoint, reviewFormEndpoint } from '../../../../contract/calls/review.ts'
import type { PageRead } from '../../../../contract/phone-messages.ts'
import type { Endpoint } from '../../../../contract/wire/endpoint.ts'

/** Makes the call of a page from the id in its address. */
type ReadOf = (id: string) => PageRead

const inQuery =
  ({ method, path }: Endpoint, field: string): ReadOf =>
  (id) => ({ method, path: `${path}?${new URLSearchParams({ [field]: id })}` })

const inBody =
  ({ method, path }: Endpoint, field: string): ReadOf =>
  (id) => ({ method, path, body: JSON.stringify({ user: { [field]: id } }) })

/** Pages about one record, by path, with the field of the address that holds its id. */
const reads: ReadonlyMap<string, { readonly field: string; readonly read: ReadOf }> = new Map([
  ['/chat', { field: 'uuid', read: inQuery(conversationEndpoint, 'uuid') }],
  ['/profile', { field: 'id', read: inBody(partnerEndpoint, 'partner_id') }],
  ['/profile/female', { field: 'id', read: inBody(femalePartnerEndpoint, 'partner_id') }],
  ['/subprofile', { field: 'uuid', read: inBody(detailProfileEndpoint, 'partner_uuid') }],
  ['/topic', { field: 'topicid', read: inQuery(topicEndpoint, 'topicid') }],
  ['/reviewform', { field: 'id', read: inQuery(reviewFormEndpoint, 'recommend_id') }],
  ['/myreviewindex', { field: 'id', read: inQuery(myReviewsEndpoint, 'id') }],
])
const notice = inQuery(noticeEndpoint, 'id')

/**
 * Returns the call that reads the data of a page, for pages about a record that another moment of the world may lack.
 * All other pages exist in every world.
 */
export function readOfPage(route: string): PageRead | undefined {
  const { pathname, searchParams } = new URL(route, 'http://phone.invalid')
  const numbered = /^\/notice\/(\d+)$/.exec(pathname)?.[1]
  if (numbered !== undefined) return notice(numbered)
  const page = reads.get(pathname)
  const id = page && searchParams.get(page.field)
  return page && id ? page.read(id) : undefined
}

const pages = new Set(['/profile', '/profile/female', '/subprofile', '/chat'])

/** Number or uuid in the address of a member-app page: the member shown, or the partner of the conversation. */
export function shownOn(route: string): string | undefined {
  const { pathname, searchParams } = new URL(route, 'http://phone.invalid')
  if (!pages.has(pathname)) return undefined
  return searchParams.get('id') ?? searchParams.get('uuid') ?? undefined
}
