/** Bars around a page (ROUTE-57 to ROUTE-78): `none`, the header only, or header and footer bar. */
export type Chrome = 'none' | 'header' | 'both'

/**
 * `open` needs no login (D-31), `login` does. `verified` is locked until document and payment are settled (D-30).
 * `plan` is locked for a woman until her document is verified.
 */
type PageAccess = 'open' | 'login' | 'verified' | 'plan'

/** `none`: the brand in the page. `title`: an `h1`. `back`: a back button too. `place`: that only without the rail. */
type Heading = 'none' | 'brand' | 'title' | 'back' | 'place'

/**
 * Layout in a window from 744 px (D-81, D-104, layout/layout.tsx). `hero`: the whole window. `card`: a form on a
 * plain background. `column`: one column. `board`: two columns. `pair`: two subjects side by side. `grid`: as many cards
 * as fit. `form`: sections with an index. `profile`: picture and facts. `talk`: list, conversation and partner as panes.
 * `list`: the same panes with no conversation open (D-105), below 900 px as `grid`.
 */
export type WideStanding = 'hero' | 'card' | 'column' | 'board' | 'pair' | 'grid' | 'form' | 'profile' | 'talk' | 'list'

export interface RouteEntry {
  /** ROUTE-48, ROUTE-56. */
  readonly name: string
  /** React Router notation. */
  readonly path: string
  readonly chrome: Chrome
  readonly access: PageAccess
  /** Restricts the page to one sex (1 man, 2 woman); the other goes to /home (D-30). */
  readonly sex?: 1 | 2
  readonly heading: Heading
  /** Target of the back button if the visit began on this page; default /home (PROF-35, PROF-56). */
  readonly backTo?: string
  readonly wide: WideStanding
}

const open = { access: 'open', heading: 'brand', wide: 'card' } as const
const login = { access: 'login', heading: 'back', wide: 'column' } as const
const verified = { access: 'verified', heading: 'back', wide: 'column' } as const
/** A man pays before or after the age check; a woman buys no plan before it. */
const plan = { access: 'plan', heading: 'back', wide: 'column' } as const
const tab = { heading: 'title' } as const
const both = { chrome: 'both' } as const
const header = { chrome: 'header' } as const
const none = { chrome: 'none' } as const
const men = { sex: 1 } as const
const women = { sex: 2 } as const
const hero = { wide: 'hero' } as const
const column = { wide: 'column' } as const
const place = { heading: 'place' } as const
const board = { wide: 'board' } as const
const pair = { wide: 'pair' } as const
const grid = { wide: 'grid' } as const
const form = { wide: 'form' } as const
const profile = { wide: 'profile' } as const
const talk = { wide: 'talk' } as const
const list = { wide: 'list' } as const

/** All routes of the product; pages.ts has the code of each page. */
export const routeTable = [
  { name: 'index', path: '/', ...open, ...header, heading: 'none', ...hero },
  { name: 'Login', path: '/login', ...open, ...header, heading: 'none' },
  { name: 'Signup', path: '/signup', ...open, ...header },
  { name: 'ForgetPassword', path: '/forget_password', ...open, ...header },
  { name: 'PasswordReset', path: '/password_reset', ...open, ...header },
  { name: 'UserConfirmation', path: '/user_confirmation', ...open, ...header },
  { name: 'AfterSignUp', path: '/after_sign_up', ...open, ...header },
  { name: 'About', path: '/about/*', ...open, ...both, ...column },
  { name: 'Home', path: '/home', ...login, ...both, heading: 'brand', ...board },
  { name: 'Form', path: '/form', ...login, ...header, ...men, ...form },
  { name: 'Partialform', path: '/partialform', ...login, ...both, ...men, ...form },
  { name: 'Femaleform', path: '/femaleform', ...login, ...header, ...women, ...form },
  { name: 'Preview', path: '/preview', ...login, ...both, ...profile },
  { name: 'AgeConfirmation', path: '/age_confirmation', ...login, ...header, ...pair },
  { name: 'Tutorial', path: '/tutorial', ...login, ...header, ...women },
  { name: 'Maletutorial', path: '/maletutorial', ...login, ...header, ...men },
  { name: 'Rankrequest', path: '/rankrequest', ...login, ...both, ...men, ...pair },
  { name: 'Conditionsform', path: '/conditionsform', ...login, ...both, ...men },
  { name: 'Recommends', path: '/recommends', ...verified, ...both, ...women, ...tab, ...list },
  { name: 'RecommendsMale', path: '/recommends/male', ...verified, ...both, ...men, ...tab, ...list },
  { name: 'Recommend', path: '/recommend', ...verified, ...both },
  { name: 'Profile', path: '/profile', ...verified, ...both, ...women, ...profile, backTo: '/recommends' },
  {
    name: 'ProfileFemale',
    path: '/profile/female',
    ...verified,
    ...both,
    ...men,
    ...profile,
    backTo: '/recommends/male',
  },
  { name: 'Subprofile', path: '/subprofile', ...verified, ...both, ...profile },
  { name: 'Timeline', path: '/timeline', ...verified, ...both, ...tab, ...grid },
  { name: 'Footprints', path: '/footprints', ...verified, ...both, ...grid, ...place },
  { name: 'chat', path: '/chat', ...verified, ...none, ...talk },
  { name: 'Hona', path: '/hona', ...login, ...none, ...talk },
  { name: 'Review', path: '/review', ...verified, ...both, ...grid, ...place },
  { name: 'ReviewForm', path: '/reviewform', ...verified, ...both, ...women },
  { name: 'Reviewindex', path: '/reviewindex', ...verified, ...both, ...women, ...pair },
  { name: 'Myreviewindex', path: '/myreviewindex', ...verified, ...both, ...women, ...pair },
  { name: 'Topics', path: '/topics', ...verified, ...both, ...pair, ...place },
  { name: 'Topic', path: '/topic', ...verified, ...both, ...pair },
  { name: 'NoticeIndex', path: '/notice/index', ...login, ...both, ...pair, ...place },
  { name: 'Notice', path: '/notice/:id', ...login, ...none, ...pair },
  { name: 'Settings', path: '/settings', ...login, ...both, ...pair, ...place },
  { name: 'Shop', path: '/shop', ...verified, ...both, ...pair },
  { name: 'PaymentSelect', path: '/payment_select', ...plan, ...header, ...pair },
  { name: 'PaymentSelectCampaign', path: '/payment_select_campaign', ...plan, ...header, ...pair },
  { name: 'PaymentSelectCampaign2', path: '/payment_select_campaign2', ...plan, ...header, ...pair },
  { name: 'PaymentConfirm', path: '/payment_confirm', ...login, ...header },
  { name: 'PaymentSuccess', path: '/payment_success', ...open, ...header, ...column },
  { name: 'PaymentFailure', path: '/payment_failure', ...open, ...header, ...column },
  { name: 'PaymentInformation', path: '/payment_information', ...login, ...header, ...pair, ...place },
  { name: 'PaymentCancellation', path: '/payment_cancellation', ...login, ...both },
  { name: 'ChangeCard', path: '/change_card', ...login, ...both, ...pair },
  { name: 'Questionaire', path: '/questionaire', ...login, ...both, ...women },
  { name: 'Qa', path: '/qa', ...login, ...both, ...pair, ...place },
] as const satisfies readonly RouteEntry[]

export type RouteName = (typeof routeTable)[number]['name']
