import type { Facts } from './facts.ts'

type Params = Readonly<Record<string, unknown>>
/** Parameters of a call, or undefined while what they name is not known. */
type Sample = (facts: Facts) => Params | undefined

const none: Sample = () => ({})

/** Calls that only read, with what they ask for. */
export const readingSamples: ReadonlyMap<string, Sample> = new Map(
  Object.entries<Sample>({
    'API-09': none,
    'API-10': none,
    'API-19': none,
    'API-21': none,
    'API-22': ({ noticeId }) => (noticeId === undefined ? undefined : { id: noticeId }),
    'API-23': none,
    'API-29': none,
    'API-30': none,
    'API-31': ({ pairing }) => pairing && { user: { partner_id: pairing.partner } },
    'API-32': ({ pairing }) => pairing && { user: { partner_id: pairing.partner } },
    'API-37': none,
    'API-40': none,
    'API-44': none,
    'API-46': ({ match }) => match && { uuid: match.uuid },
    'API-48': none,
    'API-51': none,
    'API-54': none,
    'API-55': ({ match }) => match && { recommend_id: match.id },
    'API-58': none,
    'API-59': ({ topicId }) => (topicId === undefined ? undefined : { topicid: topicId }),
    'API-64': none,
    'IMP-28a': none,
    'IMP-28c': none,
  }),
)

/** With --write: calls whose effect nobody but the login itself notices. All others are called with an empty request. */
export const writingSamples: ReadonlyMap<string, Sample> = new Map(
  Object.entries<Sample>({
    'API-07': () => ({ from: 'direct_visit' }),
    'API-08': () => ({ from: 'page_access', path: '/home' }),
    'API-25': none,
    'API-33': ({ uuid }) => (uuid === undefined ? undefined : { user: { partner_uuid: uuid } }),
    'API-47': ({ match }) => match && { recommend: { uuid: match.uuid } },
    'API-50': none,
  }),
)
