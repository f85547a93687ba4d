import { Sex } from '../../../../contract/enums/member.ts'

/** Bars around a page (ROUTE-57 to ROUTE-78): `none`, the header only, or header and footer bar. */
export type Chrome = 'none' | 'header' | 'both'

/**
 * `open` needs no login (D-31), `login` does. `verified` is locked until the document is verified and the plan paid (D-30).
 * `plan` is locked for a woman until her document is verified.
 */
type PageAccess = 'open' | 'login' | 'verified' | 'plan'

/** `none`: the brand in the page. `title`: an `h1`. `back`: a back button too. `place`: a title, and a back button in windows without the rail. */
type Heading = 'none' | 'brand' | 'title' | 'back' | 'place'

/**
 * Layout in a window from 744 px (D-81, D-104, layout/layout.tsx). `hero`: the whole window. `card`: a form on a
 * plain background. `column`: one column. `board`: two columns. `pair`: two subjects side by side. `grid`: as many cards
 * as fit. `form`: sections with an index. `profile`: picture and facts. `talk`: list, conversation and partner as panes.
 * `list`: the same panes with no conversation open (D-105), below 900 px as `grid`.
 */
export type WideLayout = 'hero' | 'card' | 'column' | 'board' | 'pair' | 'grid' | 'form' | 'profile' | 'talk' | 'list'

export interface RouteEntry {
  /** ROUTE-48, ROUTE-56. */
  readonly name: string
  /** React Router notation. */
  readonly path: string
  readonly chrome: Chrome
  readonly access: PageAccess
  /** Restricts the page to one sex; the other goes to /home (D-30). */
  readonly sex?: Sex
  readonly heading: Heading
  /** Target of the back button if the visit began on this page; default /home (PROF-35, PROF-56). */
  readonly backTo?: string
  readonly wide: WideLayout
}

const open = { access: 'open', heading: 'brand', wide: 'card' } as const
const login = { access: 'login', heading: 'back', wide: 'column' } as const
const verified = { access: 'verified', heading: 'back', wide: 'column' } as const
/** A man pays before or after the age check; a woman buys no plan before it. */
const plan = { access: 'plan', heading: 'back', wide: 'column' } as const
const both = { chrome: 'both' } as const
const header = { chrome: 'header' } as const
const none = { chrome: 'none' } as const

/** All routes of the product; pages.ts has the code of each page. */
export const routeTable = [
  { name: 'index', path: '/', ...open, ...header, heading: 'none', wide: 'hero' },
  { name: 'Login', path: '/login', ...open, ...header, heading: 'none' },
  { name: 'Signup', path: '/signup', ...open, ...header },
  { name: 'ForgetPassword', path: '/forget_password', ...open, ...header },
  { name: 'PasswordReset', path: '/password_reset', ...open, ...header },
  { name: 'UserConfirmation', path: '/user_confirmation', ...open, ...header },
  { name: 'AfterSignUp', path: '/after_sign_up', ...open, ...header },
  { name: 'About', path: '/about/*', ...open, ...both, wide: 'column' },
  { name: 'Home', path: '/home', ...login, ...both, heading: 'brand', wide: 'board' },
  { name: 'Form', path: '/form', ...login, ...header, sex: Sex.man, wide: 'form' },
  { name: 'Partialform', path: '/partialform', ...login, ...both, sex: Sex.man, wide: 'form' },
  { name: 'Femaleform', path: '/femaleform', ...login, ...header, sex: Sex.woman, wide: 'form' },
  { name: 'Preview', path: '/preview', ...login, ...both, wide: 'profile' },
  { name: 'AgeConfirmation', path: '/age_confirmation', ...login, ...header, wide: 'pair' },
  { name: 'Tutorial', path: '/tutorial', ...login, ...header, sex: Sex.woman },
  { name: 'Maletutorial', path: '/maletutorial', ...login, ...header, sex: Sex.man },
  { name: 'Rankrequest', path: '/rankrequest', ...login, ...both, sex: Sex.man, wide: 'pair' },
  { name: 'Conditionsform', path: '/conditionsform', ...login, ...both, sex: Sex.man },
  { name: 'Recommends', path: '/recommends', ...verified, ...both, sex: Sex.woman, heading: 'title', wide: 'list' },
  {
    name: 'RecommendsMale',
    path: '/recommends/male',
    ...verified,
    ...both,
    sex: Sex.man,
    heading: 'title',
    wide: 'list',
  },
  { name: 'Recommend', path: '/recommend', ...verified, ...both },
  { name: 'Profile', path: '/profile', ...verified, ...both, sex: Sex.woman, wide: 'profile', backTo: '/recommends' },
  {
    name: 'ProfileFemale',
    path: '/profile/female',
    ...verified,
    ...both,
    sex: Sex.man,
    wide: 'profile',
    backTo: '/recommends/male',
  },
  { name: 'Subprofile', path: '/subprofile', ...verified, ...both, wide: 'profile' },
  { name: 'Timeline', path: '/timeline', ...verified, ...both, heading: 'title', wide: 'grid' },
  { name: 'Footprints', path: '/footprints', ...verified, ...both, wide: 'grid', heading: 'place' },
  { name: 'chat', path: '/chat', ...verified, ...none, wide: 'talk' },
  { name: 'Hona', path: '/hona', ...login, ...none, wide: 'talk' },
  { name: 'Review', path: '/review', ...verified, ...both, wide: 'grid', heading: 'place' },
  { name: 'ReviewForm', path: '/reviewform', ...verified, ...both, sex: Sex.woman },
  { name: 'Reviewindex', path: '/reviewindex', ...verified, ...both, sex: Sex.woman, wide: 'pair' },
  { name: 'Myreviewindex', path: '/myreviewindex', ...verified, ...both, sex: Sex.woman, wide: 'pair' },
  { name: 'Topics', path: '/topics', ...verified, ...both, wide: 'pair', heading: 'place' },
  { name: 'Topic', path: '/topic', ...verified, ...both, wide: 'pair' },
  { name: 'NoticeIndex', path: '/notice/index', ...login, ...both, wide: 'pair', heading: 'place' },
  { name: 'Notice', path: '/notice/:id', ...login, ...none, wide: 'pair' },
  { name: 'Settings', path: '/settings', ...login, ...both, wide: 'pair', heading: 'place' },
  { name: 'Shop', path: '/shop', ...verified, ...both, wide: 'pair' },
  { name: 'PaymentSelect', path: '/payment_select', ...plan, ...header, wide: 'pair' },
  { name: 'PaymentSelectCampaign', path: '/payment_select_campaign', ...plan, ...header, wide: 'pair' },
  { name: 'PaymentSelectCampaign2', path: '/payment_select_campaign2', ...plan, ...header, wide: 'pair' },
  { name: 'PaymentConfirm', path: '/payment_confirm', ...login, ...header },
  { name: 'PaymentSuccess', path: '/payment_success', ...open, ...header, wide: 'column' },
  { name: 'PaymentFailure', path: '/payment_failure', ...open, ...header, wide: 'column' },
  { name: 'PaymentInformation', path: '/payment_information', ...login, ...header, wide: 'pair', heading: 'place' },
  { name: 'PaymentCancellation', path: '/payment_cancellation', ...login, ...both },
  { name: 'ChangeCard', path: '/change_card', ...login, ...both, wide: 'pair' },
  { name: 'Questionaire', path: '/questionaire', ...login, ...both, sex: Sex.woman },
  { name: 'Qa', path: '/qa', ...login, ...both, wide: 'pair', heading: 'place' },
] as const satisfies readonly RouteEntry[]

export type RouteName = (typeof routeTable)[number]['name']
