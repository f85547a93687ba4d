import type { RouteName } from './route-table.ts'

/** Code of the pages, loaded per feature. A new page needs a line here and its address in route-table.ts. */
export const pages: Readonly<Record<RouteName, () => Promise<React.ComponentType>>> = {
  index: async () => (await import('../../features/landing/landing-page.tsx')).LandingPage,
  Login: async () => (await import('../../features/auth/login-page.tsx')).LoginPage,
  Signup: async () => (await import('../../features/auth/sign-up-page.tsx')).SignUpPage,
  ForgetPassword: async () => (await import('../../features/auth/password-reset-page.tsx')).ForgetPasswordPage,
  PasswordReset: async () => (await import('../../features/auth/password-reset-page.tsx')).PasswordResetPage,
  UserConfirmation: async () => (await import('../../features/auth/after-sign-up-page.tsx')).UserConfirmationPage,
  AfterSignUp: async () => (await import('../../features/auth/after-sign-up-page.tsx')).AfterSignUpPage,
  About: async () => (await import('../../features/about/about-page.tsx')).AboutPage,
  Home: async () => (await import('./home-route.tsx')).HomeRoute,
  Form: async () => (await import('../../features/profile-form/form-page.tsx')).MaleFormPage,
  Partialform: async () => (await import('../../features/profile-form/form-page.tsx')).ShortFormPage,
  Femaleform: async () => (await import('../../features/profile-form/form-page.tsx')).FemaleFormPage,
  Preview: async () => (await import('../../features/profile-form/preview-page.tsx')).PreviewPage,
  Tutorial: async () => (await import('../../features/tutorial/tutorial-page.tsx')).TutorialPage,
  Maletutorial: async () => (await import('../../features/rank/ladder/ladder-page.tsx')).LadderPage,
  Rankrequest: async () => (await import('../../features/rank/rank-request-page.tsx')).RankRequestPage,
  Conditionsform: async () =>
    (await import('../../features/recommendation/recommendation-setting-page.tsx')).RecommendationSettingPage,
  AgeConfirmation: async () => (await import('../../features/age-document/age-document-page.tsx')).AgeDocumentPage,
  Recommends: async () => (await import('./recommendations-route.tsx')).RecommendationsRoute,
  RecommendsMale: async () =>
    (await import('../../features/recommendation/recommendations-page.tsx')).RecommendationsMalePage,
  Recommend: async () =>
    (await import('../../features/recommendation/recommendations-page.tsx')).NewestRecommendationPage,
  Profile: async () => (await import('../../features/partner/profile-page.tsx')).ProfilePage,
  ProfileFemale: async () => (await import('../../features/partner/profile-page.tsx')).ProfileFemalePage,
  Settings: async () => (await import('../../features/settings/settings-page.tsx')).SettingsPage,
  Shop: async () => (await import('../../features/payment/like-pack-page.tsx')).LikePackPage,
  PaymentSelect: async () => (await import('../../features/payment/payment-select-page.tsx')).PaymentSelectPage,
  PaymentSelectCampaign: async () => (await import('../../features/payment/payment-select-page.tsx')).PaymentSelectPage,
  PaymentSelectCampaign2: async () =>
    (await import('../../features/payment/payment-select-page.tsx')).PaymentSelectPage,
  PaymentConfirm: async () =>
    (await import('../../features/payment/result/payment-failure-page.tsx')).PaymentConfirmPage,
  PaymentSuccess: async () =>
    (await import('../../features/payment/result/payment-success-page.tsx')).PaymentSuccessPage,
  PaymentFailure: async () =>
    (await import('../../features/payment/result/payment-failure-page.tsx')).PaymentFailurePage,
  PaymentInformation: async () =>
    (await import('../../features/payment/payment-information-page.tsx')).PaymentInformationPage,
  PaymentCancellation: async () => (await import('../../features/cancellation/cancellation-page.tsx')).CancellationPage,
  ChangeCard: async () => (await import('../../features/payment/card/change-card-page.tsx')).ChangeCardPage,
  Questionaire: async () => (await import('../../features/withdrawal/withdrawal-page.tsx')).WithdrawalPage,
  Timeline: async () => (await import('../../features/timeline/timeline-page.tsx')).TimelinePage,
  Subprofile: async () => (await import('../../features/partner/sub-profile/sub-profile-page.tsx')).SubProfilePage,
  Footprints: async () => (await import('../../features/footprint/footprint-page.tsx')).FootprintPage,
  chat: async () => (await import('../../features/chat/chat-page.tsx')).ChatPage,
  Hona: async () => (await import('../../features/operator-chat/operator-chat-page.tsx')).OperatorChatPage,
  Review: async () => (await import('../../features/review/review-page.tsx')).ReviewPage,
  ReviewForm: async () => (await import('../../features/review/review-form-page.tsx')).ReviewFormPage,
  Reviewindex: async () => (await import('../../features/review/review-index-page.tsx')).ReviewIndexPage,
  Myreviewindex: async () => (await import('../../features/review/review-index-page.tsx')).MyReviewIndexPage,
  Topics: async () => (await import('../../features/board/topics-page.tsx')).TopicsPage,
  Topic: async () => (await import('../../features/board/topics-page.tsx')).TopicPage,
  NoticeIndex: async () => (await import('../../features/notice/notice-page.tsx')).NoticeIndexPage,
  Notice: async () => (await import('../../features/notice/notice-page.tsx')).NoticePage,
  Qa: async () => (await import('../../features/faq/faq-helper.tsx')).QaPage,
}
