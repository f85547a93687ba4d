import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadWhenOnline } from '../../shared/load-when-online.ts'
import { trackLoading } from './page-loading.ts'
import type { RouteName } from './route-table.ts'

interface Page {
  readonly Component: LazyExoticComponent<ComponentType>
  /** Fetches the page's code ahead of its first showing. */
  readonly preload: () => void
}

function page(load: () => Promise<ComponentType>): Page {
  let loading: Promise<ComponentType> | undefined
  const once = () => (loading ??= trackLoading(loadWhenOnline(load)))
  return {
    Component: lazy(async () => ({ default: await once() })),
    // A failed fetch is forgotten, so that showing the page tries again.
    preload: () => void once().catch(() => (loading = undefined)),
  }
}

/** The pages that are written, each a chunk of its own. A new page is one line here; its address stands in route-table.ts. */
export const pages: Partial<Record<RouteName, Page>> = {
  index: page(async () => (await import('../../features/landing/landing-page.tsx')).LandingPage),
  Login: page(async () => (await import('../../features/auth/login-page.tsx')).LoginPage),
  Signup: page(async () => (await import('../../features/auth/sign-up-page.tsx')).SignUpPage),
  ForgetPassword: page(
    async () => (await import('../../features/auth/forget-password-page.tsx')).ForgetPasswordPage,
  ),
  PasswordReset: page(
    async () => (await import('../../features/auth/password-reset-page.tsx')).PasswordResetPage,
  ),
  UserConfirmation: page(
    async () => (await import('../../features/auth/user-confirmation-page.tsx')).UserConfirmationPage,
  ),
  AfterSignUp: page(async () => (await import('../../features/auth/after-sign-up-page.tsx')).AfterSignUpPage),
  About: page(async () => (await import('../../features/about/about-page.tsx')).AboutPage),
  Home: page(async () => (await import('./home-route.tsx')).HomeRoute),
  Form: page(async () => (await import('../../features/profile-form/male-form-page.tsx')).MaleFormPage),
  Partialform: page(
    async () => (await import('../../features/profile-form/short-form-page.tsx')).ShortFormPage,
  ),
  Femaleform: page(
    async () => (await import('../../features/profile-form/female-form-page.tsx')).FemaleFormPage,
  ),
  Preview: page(async () => (await import('../../features/profile-form/preview-page.tsx')).PreviewPage),
  Tutorial: page(async () => (await import('../../features/tutorial/tutorial-page.tsx')).TutorialPage),
  Maletutorial: page(
    async () => (await import('../../features/rank/ladder/male-tutorial-page.tsx')).MaleTutorialPage,
  ),
  Rankrequest: page(async () => (await import('../../features/rank/rank-request-page.tsx')).RankRequestPage),
  Conditionsform: page(
    async () =>
      (await import('../../features/recommendation/setting/conditions-form-page.tsx')).ConditionsFormPage,
  ),
  AgeConfirmation: page(
    async () => (await import('../../features/age-document/age-confirmation-page.tsx')).AgeConfirmationPage,
  ),
  Recommends: page(async () => (await import('./recommends-route.tsx')).RecommendsRoute),
  RecommendsMale: page(
    async () => (await import('../../features/recommendation/recommends-male-page.tsx')).RecommendsMalePage,
  ),
  Recommend: page(
    async () => (await import('../../features/recommendation/newest-recommend-page.tsx')).NewestRecommendPage,
  ),
  Profile: page(async () => (await import('../../features/partner/profile-page.tsx')).ProfilePage),
  ProfileFemale: page(
    async () => (await import('../../features/partner/profile-female-page.tsx')).ProfileFemalePage,
  ),
  Shop: page(async () => (await import('../../features/payment/likes/shop-page.tsx')).ShopPage),
  PaymentSelect: page(
    async () => (await import('../../features/payment/plan/payment-select-page.tsx')).PaymentSelectPage,
  ),
  PaymentSelectCampaign: page(
    async () => (await import('../../features/payment/plan/payment-select-page.tsx')).PaymentSelectPage,
  ),
  PaymentSelectCampaign2: page(
    async () => (await import('../../features/payment/plan/payment-select-page.tsx')).PaymentSelectPage,
  ),
  PaymentConfirm: page(
    async () => (await import('../../features/payment/result/payment-confirm-page.tsx')).PaymentConfirmPage,
  ),
  PaymentSuccess: page(
    async () => (await import('../../features/payment/result/payment-success-page.tsx')).PaymentSuccessPage,
  ),
  PaymentFailure: page(
    async () => (await import('../../features/payment/result/payment-failure-page.tsx')).PaymentFailurePage,
  ),
  PaymentInformation: page(
    async () => (await import('../../features/payment/payment-information-page.tsx')).PaymentInformationPage,
  ),
  PaymentCancellation: page(
    async () => (await import('../../features/cancellation/cancel-page.tsx')).CancelPage,
  ),
  ChangeCard: page(
    async () => (await import('../../features/payment/card/change-card-page.tsx')).ChangeCardPage,
  ),
  Questionaire: page(
    async () => (await import('../../features/withdrawal/withdrawal-page.tsx')).WithdrawalPage,
  ),
  Timeline: page(async () => (await import('../../features/timeline/timeline-page.tsx')).TimelinePage),
  Subprofile: page(
    async () => (await import('../../features/partner/sub-profile/sub-profile-page.tsx')).SubProfilePage,
  ),
  Footprints: page(async () => (await import('../../features/footprint/footprints-page.tsx')).FootprintsPage),
  chat: page(async () => (await import('../../features/chat/chat-page.tsx')).ChatPage),
  Hona: page(async () => (await import('../../features/operator-chat/operator-chat-page.tsx')).HonaPage),
  Review: page(async () => (await import('../../features/review/review-page.tsx')).ReviewPage),
  ReviewForm: page(async () => (await import('../../features/review/review-form-page.tsx')).ReviewFormPage),
  Reviewindex: page(
    async () => (await import('../../features/review/review-index-page.tsx')).ReviewIndexPage,
  ),
  Myreviewindex: page(
    async () => (await import('../../features/review/my-review-index-page.tsx')).MyReviewIndexPage,
  ),
  Topics: page(async () => (await import('../../features/board/topics-page.tsx')).TopicsPage),
  Topic: page(async () => (await import('../../features/board/topic-page.tsx')).TopicPage),
  NoticeIndex: page(
    async () => (await import('../../features/notice/notice-index-page.tsx')).NoticeIndexPage,
  ),
  Notice: page(async () => (await import('../../features/notice/notice-page.tsx')).NoticePage),
  Qa: page(async () => (await import('../../features/faq/qa-page.tsx')).QaPage),
}
