import type { Route } from '../http/serve.ts'
import { accountRoutes } from './account.ts'
import { ageRoutes } from './age.ts'
import { authRoutes } from './auth.ts'
import { boardRoutes } from './board.ts'
import { decisionRoutes } from './decision.ts'
import { footprintRoutes } from './footprint.ts'
import { ladderRoutes } from './ladder.ts'
import { leavingRoutes } from './leaving.ts'
import { likeRoutes } from './like.ts'
import { messageRoutes } from './message.ts'
import { noticeRoutes } from './notice.ts'
import { partnerRoutes } from './partner.ts'
import { paymentRoutes } from './payment.ts'
import { photoRoutes } from './photo.ts'
import { popupRoutes } from './popup.ts'
import { rankRequestRoutes } from './rank-request.ts'
import { recommendSettingRoutes } from './recommend-setting.ts'
import { recommendRoutes } from './recommend.ts'
import { reviewRoutes } from './review.ts'
import { timelineRoutes } from './timeline.ts'
import { trackingRoutes } from './tracking.ts'

/** Every call of the contract that the mock answers. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...messageRoutes,
  ...boardRoutes,
  ...decisionRoutes,
  ...footprintRoutes,
  ...leavingRoutes,
  ...likeRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...rankRequestRoutes,
  ...recommendSettingRoutes,
  ...recommendRoutes,
  ...reviewRoutes,
  ...timelineRoutes,
  ...trackingRoutes,
  ...accountRoutes,
  ...photoRoutes,
  ...ageRoutes,
  ...ladderRoutes,
  ...noticeRoutes,
  ...popupRoutes,
]
