import { backendRoutes } from './backend-routes.ts'
import { capsuleRoutes } from './capsule-routes.ts'
import { clockRoutes } from './clock-routes.ts'
import type { ControlRoute } from './define-control-route.ts'
import { driftRoutes } from './drift-routes.ts'
import { handsetRoutes } from './handset-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { parallelWorldRoutes } from './parallel-world-routes.ts'
import { personaRoutes } from './persona-routes.ts'
import { stageRoutes } from './stage-routes.ts'
import { ownStoryRoutes } from './stories/own-story-routes.ts'
import { sceneRoutes } from './stories/scene-routes.ts'
import { storylineRoutes } from './stories/storyline-routes.ts'
import { timelineRoutes } from './timeline-routes.ts'
import { variantsRoutes } from './variants-routes.ts'
import { worldRoutes } from './world-routes.ts'

/** Every call of the control API with its handler. */
export const controlRoutes: readonly ControlRoute[] = [
  ...clockRoutes,
  ...historyRoutes,
  ...timelineRoutes,
  ...personaRoutes,
  ...storylineRoutes,
  ...ownStoryRoutes,
  ...sceneRoutes,
  ...stageRoutes,
  ...worldRoutes,
  ...parallelWorldRoutes,
  ...outboxRoutes,
  ...variantsRoutes,
  ...capsuleRoutes,
  ...inspectionRoutes,
  ...backendRoutes,
  ...driftRoutes,
  ...handsetRoutes,
  ...operatorRoutes,
]
