import { topicEndpoint } from '../../../../contract/calls/board.ts'
import { conversationEndpoint } from '../../../../contract/calls/chat.ts'
import { noticeEndpoint } from '../../../../contract/calls/notice.ts'
import { detailProfileEndpoint, femalePartnerEndpoint, partnerEndpoint } from '../../../../contract/calls/partner.ts'
import { myReviewsEndpoint, reviewFormEndpoint } from '../../../../contract/calls/review.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import type { PageRead } from '../../../../contract/phone-orders.ts'
import type { Endpoint } from '../../../../contract/wire/endpoint.ts'

/** Makes the call of a page from the id in its address. */
type ReadOf = (id: string) => PageRead

const inQuery =
  ({ method, path }: Endpoint, field: string): ReadOf =>
  (id) => ({ method, path: `${path}?${new URLSearchParams({ [field]: id })}` })

const inBody =
  ({ method, path }: Endpoint, field: string): ReadOf =>
  (id) => ({ method, path, body: JSON.stringify({ user: { [field]: id } }) })

interface RecordPage {
  /** Field of the address that holds the id of the record. */
  readonly field: string
  readonly read: ReadOf
  /** The record is a member, or the conversation with one. */
  readonly isOfMember?: true
}

/** Path of the profiles that a member sees, by the member's sex. */
const profilePaths = { [Sex.woman]: '/profile', [Sex.man]: '/profile/female' } as const

/** Pages about one record, by path. */
const recordPages: ReadonlyMap<string, RecordPage> = new Map([
  ['/chat', { field: 'uuid', read: inQuery(conversationEndpoint, 'uuid'), isOfMember: true }],
  [profilePaths[Sex.woman], { field: 'id', read: inBody(partnerEndpoint, 'partner_id'), isOfMember: true }],
  [profilePaths[Sex.man], { field: 'id', read: inBody(femalePartnerEndpoint, 'partner_id'), isOfMember: true }],
  ['/subprofile', { field: 'uuid', read: inBody(detailProfileEndpoint, 'partner_uuid'), isOfMember: true }],
  ['/topic', { field: 'topicid', read: inQuery(topicEndpoint, 'topicid') }],
  ['/reviewform', { field: 'id', read: inQuery(reviewFormEndpoint, 'recommend_id') }],
  ['/myreviewindex', { field: 'id', read: inQuery(myReviewsEndpoint, 'id') }],
])
const noticePage: RecordPage = { field: 'id', read: inQuery(noticeEndpoint, 'id') }

/** The page of an address with the id of its record; undefined for a page about none. */
function recordIn(route: string): { readonly page: RecordPage; readonly id: string } | undefined {
  const { pathname, searchParams } = new URL(route, 'http://phone.invalid')
  const notice = /^\/notice\/(\d+)$/.exec(pathname)?.[1]
  if (notice !== undefined) return { page: noticePage, id: notice }
  const page = recordPages.get(pathname)
  const id = page && searchParams.get(page.field)
  return page && id ? { page, id } : undefined
}

/**
 * Returns the call that reads the data of a page, for pages about a record that another moment of the world may lack.
 * All other pages exist in every world.
 */
export function readOfPage(route: string): PageRead | undefined {
  const record = recordIn(route)
  return record?.page.read(record.id)
}

/** Number or uuid in the address of a member-app page: the member shown, or the partner of the conversation. */
export function shownOn(route: string): string | undefined {
  const record = recordIn(route)
  return record?.page.isOfMember && record.id
}

/** Address of the profile of a partner, as a member of this sex sees it. */
export const profilePage = (sex: Sex, partner: number): string => `${profilePaths[sex]}?id=${partner}`
