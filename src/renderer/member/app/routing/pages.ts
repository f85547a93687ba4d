import type { RouteName } from './route-table.ts'

/** Returns one page of a loaded module. */
const as =
  <Name extends string>(name: Name) =>
  (module: Readonly<Record<Name, React.ComponentType>>) =>
    module[name]

/** Code of the pages, loaded per feature. A new page needs a line here and its address in route-table.ts. */
export const pages: Readonly<Record<RouteName, () => Promise<React.ComponentType>>> = {
  index: () => import('../../features/landing/landing-page.tsx').then(as('LandingPage')),
  Login: () => import('../../features/auth/login-page.tsx').then(as('LoginPage')),
  Signup: () => import('../../features/auth/sign-up-page.tsx').then(as('SignUpPage')),
  ForgetPassword: () => import('../../features/auth/forget-password-page.tsx').then(as('ForgetPasswordPage')),
  PasswordReset: () => import('../../features/auth/password-reset-page.tsx').then(as('PasswordResetPage')),
  UserConfirmation: () => import('../../features/auth/user-confirmation-page.tsx').then(as('UserConfirmationPage')),
  AfterSignUp: () => import('../../features/auth/after-sign-up-page.tsx').then(as('AfterSignUpPage')),
  About: () => import('../../features/about/about-page.tsx').then(as('AboutPage')),
  Home: () => import('./home-route.tsx').then(as('HomeRoute')),
  Form: () => import('../../features/profile-form/form-page.tsx').then(as('MaleFormPage')),
  Partialform: () => import('../../features/profile-form/form-page.tsx').then(as('ShortFormPage')),
  Femaleform: () => import('../../features/profile-form/form-page.tsx').then(as('FemaleFormPage')),
  Preview: () => import('../../features/profile-form/preview-page.tsx').then(as('PreviewPage')),
  Tutorial: () => import('../../features/tutorial/tutorial-page.tsx').then(as('TutorialPage')),
  Maletutorial: () => import('../../features/rank/ladder/ladder-page.tsx').then(as('LadderPage')),
  Rankrequest: () => import('../../features/rank/rank-request-page.tsx').then(as('RankRequestPage')),
  Conditionsform: () =>
    import('../../features/recommendation/recommendation-setting-page.tsx').then(as('RecommendationSettingPage')),
  AgeConfirmation: () => import('../../features/age-document/age-document-page.tsx').then(as('AgeDocumentPage')),
  Recommends: () => import('./recommendations-route.tsx').then(as('RecommendationsRoute')),
  RecommendsMale: () =>
    import('../../features/recommendation/recommendations-page.tsx').then(as('RecommendationsMalePage')),
  Recommend: () =>
    import('../../features/recommendation/newest-recommendation-page.tsx').then(as('NewestRecommendationPage')),
  Profile: () => import('../../features/partner/profile-page.tsx').then(as('ProfilePage')),
  ProfileFemale: () => import('../../features/partner/profile-page.tsx').then(as('ProfileFemalePage')),
  Settings: () => import('../../features/settings/settings-page.tsx').then(as('SettingsPage')),
  Shop: () => import('../../features/payment/like-pack/like-pack-page.tsx').then(as('LikePackPage')),
  PaymentSelect: () => import('../../features/payment/payment-select-page.tsx').then(as('PaymentSelectPage')),
  PaymentSelectCampaign: () => import('../../features/payment/payment-select-page.tsx').then(as('PaymentSelectPage')),
  PaymentSelectCampaign2: () => import('../../features/payment/payment-select-page.tsx').then(as('PaymentSelectPage')),
  PaymentConfirm: () => import('../../features/payment/payment-confirm-page.tsx').then(as('PaymentConfirmPage')),
  PaymentSuccess: () => import('../../features/payment/payment-success-page.tsx').then(as('PaymentSuccessPage')),
  PaymentFailure: () => import('../../features/payment/payment-failure-page.tsx').then(as('PaymentFailurePage')),
  PaymentInformation: () => import('./payment-information-route.tsx').then(as('PaymentInformationRoute')),
  PaymentCancellation: () => import('../../features/cancellation/cancellation-page.tsx').then(as('CancellationPage')),
  ChangeCard: () => import('../../features/payment/card/change-card-page.tsx').then(as('ChangeCardPage')),
  Questionaire: () => import('../../features/withdrawal/withdrawal-page.tsx').then(as('WithdrawalPage')),
  Timeline: () => import('../../features/timeline/timeline-page.tsx').then(as('TimelinePage')),
  Subprofile: () => import('../../features/partner/sub-profile/sub-profile-page.tsx').then(as('SubProfilePage')),
  Footprints: () => import('../../features/footprint/footprint-page.tsx').then(as('FootprintPage')),
  chat: () => import('../../features/chat/chat-page.tsx').then(as('ChatPage')),
  Hona: () => import('../../features/operator-chat/operator-chat-page.tsx').then(as('OperatorChatPage')),
  Review: () => import('../../features/review/review-page.tsx').then(as('ReviewPage')),
  ReviewForm: () => import('../../features/review/review-form-page.tsx').then(as('ReviewFormPage')),
  Reviewindex: () => import('../../features/review/own-reviews-page.tsx').then(as('ReviewIndexPage')),
  Myreviewindex: () => import('../../features/review/own-reviews-page.tsx').then(as('MyReviewIndexPage')),
  Topics: () => import('../../features/board/topics-page.tsx').then(as('TopicsPage')),
  Topic: () => import('../../features/board/topics-page.tsx').then(as('TopicPage')),
  NoticeIndex: () => import('../../features/notice/notice-page.tsx').then(as('NoticeIndexPage')),
  Notice: () => import('../../features/notice/notice-page.tsx').then(as('NoticePage')),
  Qa: () => import('../../features/faq/qa-page.tsx').then(as('QaPage')),
}
