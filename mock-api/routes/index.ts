import type { Route } from '../http/serve.ts'
import { authRoutes } from './auth.ts'
import { decisionRoutes } from './decision.ts'
import { footprintRoutes } from './footprint.ts'
import { likeRoutes } from './like.ts'
import { messageRoutes } from './message.ts'
import { partnerRoutes } from './partner.ts'
import { rankRequestRoutes } from './rank-request.ts'
import { recommendSettingRoutes } from './recommend-setting.ts'
import { recommendRoutes } from './recommend.ts'
import { timelineRoutes } from './timeline.ts'

/** Every call of the contract that the mock answers. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...messageRoutes,
  ...decisionRoutes,
  ...footprintRoutes,
  ...likeRoutes,
  ...partnerRoutes,
  ...rankRequestRoutes,
  ...recommendSettingRoutes,
  ...recommendRoutes,
  ...timelineRoutes,
]
