import { accountRoutes } from '../features/account/account-routes.ts'
import { ageDocumentRoutes } from '../features/age-document/age-document-routes.ts'
import { authRoutes } from '../features/auth/auth-routes.ts'
import { boardRoutes } from '../features/board/board-routes.ts'
import { cancellationRoutes } from '../features/cancellation/cancellation-routes.ts'
import { chatRoutes } from '../features/chat/chat-routes.ts'
import { decisionRoutes } from '../features/decision/decision-routes.ts'
import { footprintRoutes } from '../features/footprint/footprint-routes.ts'
import { likeRoutes } from '../features/like/like-routes.ts'
import { loginBonusRoutes } from '../features/login-bonus/login-bonus-routes.ts'
import { noticeRoutes } from '../features/notice/notice-routes.ts'
import { operatorChatRoutes } from '../features/operator-chat/operator-chat-routes.ts'
import { partnerRoutes } from '../features/partner/partner-routes.ts'
import { paymentRoutes } from '../features/payment/payment-routes.ts'
import { photoRoutes } from '../features/photo/photo-routes.ts'
import { popupRoutes } from '../features/popup/popup-routes.ts'
import { rankRoutes } from '../features/rank/rank-routes.ts'
import { recommendationRoutes } from '../features/recommendation/recommendation-routes.ts'
import { reviewRoutes } from '../features/review/review-routes.ts'
import { timelineRoutes } from '../features/timeline/timeline-routes.ts'
import { trackingRoutes } from '../features/tracking/tracking-routes.ts'
import type { Route } from '../http/define-route.ts'

export const routes: readonly Route[] = [
  ...authRoutes,
  ...chatRoutes,
  ...operatorChatRoutes,
  ...boardRoutes,
  ...decisionRoutes,
  ...footprintRoutes,
  ...cancellationRoutes,
  ...likeRoutes,
  ...partnerRoutes,
  ...paymentRoutes,
  ...rankRoutes,
  ...recommendationRoutes,
  ...reviewRoutes,
  ...timelineRoutes,
  ...trackingRoutes,
  ...accountRoutes,
  ...photoRoutes,
  ...ageDocumentRoutes,
  ...noticeRoutes,
  ...loginBonusRoutes,
  ...popupRoutes,
]
