import { backendRoutes } from './backend-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import type { ControlRoute } from './define-control-route.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { personaRoutes } from './persona-routes.ts'
import { snapshotRoutes } from './snapshot-routes.ts'
import { worldRoutes } from './world-routes.ts'

/** What answers each control call of the contract. */
export const controlRoutes: readonly ControlRoute[] = [
  ...clockRoutes,
  ...personaRoutes,
  ...worldRoutes,
  ...snapshotRoutes,
  ...inspectionRoutes,
  ...backendRoutes,
  ...operatorRoutes,
]
