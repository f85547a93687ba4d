import { pageTitles } from '../../../lib/copy/titles.ts'

export interface DocumentedRoute {
  readonly path: string
  readonly title: string
}

/** Pages of the member app about one person or thing: their address needs an id, which somebody has to choose first. */
const withId: ReadonlySet<string> = new Set([
  '/profile',
  '/profile/female',
  '/subprofile',
  '/chat',
  '/recommend',
  '/reviewform',
  '/reviewindex',
  '/topic',
  '/notice/:id',
  '/password_reset',
  '/user_confirmation',
])

/** The pages below /about, which the titles name by one path only. */
const about: readonly DocumentedRoute[] = [
  { path: '/about/terms', title: '利用規約' },
  { path: '/about/privacy', title: 'プライバシーポリシー' },
  { path: '/about/law', title: '特定商取引法に基づく表記' },
]

/** The documented pages that can be opened by their address alone. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...Object.entries(pageTitles)
    .filter(([path]) => !withId.has(path))
    .map(([path, title]) => ({ path, title })),
  ...about,
]
