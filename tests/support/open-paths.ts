import { documentedRoutes } from '../../src/contract/routes.ts'

/** Addresses of the pages that need no login (D-31): those that the contract lists before home. */
export const openPaths = documentedRoutes
  .slice(0, documentedRoutes.indexOf('/home'))
  .map((path) => path.replace('*', 'terms'))

/** Addresses of all other pages, which lead a visitor to /login (GATE-07), but for the results of a payment. */
export const guardedPaths = documentedRoutes
  .slice(documentedRoutes.indexOf('/home'))
  .filter((path) => path !== '/payment_success' && path !== '/payment_failure')
  .map((path) => path.replace(':id', '1'))
