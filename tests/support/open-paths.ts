import { documentedRoutes } from '../../src/contract/routes.ts'

/** Addresses of the pages that need no login (D-31): those that the contract lists before home. */
export const openPaths = documentedRoutes
  .slice(0, documentedRoutes.indexOf('/home'))
  .map((path) => path.replace('*', 'terms'))
