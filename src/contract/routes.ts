/** All routes of the product (ROUTE-48, ROUTE-56): `:id` is one path segment, `*` the rest of the path. */
export const documentedRoutes = [
  '/',
  '/login',
  '/signup',
  '/forget_password',
  '/password_reset',
  '/user_confirmation',
  '/after_sign_up',
  '/about/*',
  '/home',
  '/form',
  '/partialform',
  '/femaleform',
  '/preview',
  '/age_confirmation',
  '/tutorial',
  '/maletutorial',
  '/rankrequest',
  '/conditionsform',
  '/recommends',
  '/recommends/male',
  '/recommend',
  '/profile',
  '/profile/female',
  '/subprofile',
  '/timeline',
  '/footprints',
  '/chat',
  '/hona',
  '/review',
  '/reviewform',
  '/reviewindex',
  '/myreviewindex',
  '/topics',
  '/topic',
  '/notice/index',
  '/notice/:id',
  '/settings',
  '/shop',
  '/payment_select',
  '/payment_select_campaign',
  '/payment_select_campaign2',
  '/payment_confirm',
  '/payment_success',
  '/payment_failure',
  '/payment_information',
  '/payment_cancellation',
  '/change_card',
  '/questionaire',
  '/qa',
] as const

const patterns = documentedRoutes.map((route) => ({
  route,
  // Routes have no pattern characters besides `:id` and `*`.
  pattern: new RegExp(`^${route.replace('/*', '(/.*)?').replace(/:\w+/, '[^/]+')}$`),
}))

/** Returns the route of a path, with or without a query, or undefined. Fixed routes take precedence over parameters. */
export function routeOf(path: string): string | undefined {
  const plain = path.replace(/[?#].*$/s, '').replace(/(?<!\/)\/+$/, (_, at) => (at === 0 ? '/' : ''))
  return patterns.find(({ pattern }) => pattern.test(plain))?.route
}
