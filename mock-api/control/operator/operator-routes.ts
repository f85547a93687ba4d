import type { ControlRoute } from '../define-control-route.ts'
import { actRoute } from './act-route.ts'
import { deskRoutes } from './document-desk-routes.ts'
import { lookupRoutes } from './lookup-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { paymentDeskRoutes } from './payment-desk-routes.ts'

/** Acts of the operator in the real service, and acts of any member (IMP-13 to IMP-17). */
export const operatorRoutes: readonly ControlRoute[] = [
  ...deskRoutes,
  ...lookupRoutes,
  ...paymentDeskRoutes,
  ...officeRoutes,
  actRoute,
]
