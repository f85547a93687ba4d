import * as calls from '../../../src/contract/calls/auth.ts'
import { RouteResponse, defineOpenRoute, type Route } from '../../http/define-route.ts'
import { appOriginIn } from '../../http/origins.ts'
import { Refusal } from '../../world/refusal.ts'
import { gemAccountView, gemAccountWithTimesView } from './auth-view.ts'
import { confirmEmail, resendConfirmation } from './confirmation.ts'
import { changePassword } from './password.ts'
import { deadResetLinkPage } from './reset-link-page.ts'
import { checkRedirect, openResetLink, requestReset, resetRedirect } from './reset-link.ts'
import { signIn } from './session.ts'
import { signUp } from './sign-up.ts'

/** Routes of login, account creation and passwords (API-01 to API-06, implied calls of IMP-04 and IMP-28). */
export const authRoutes: readonly Route[] = [
  defineOpenRoute(calls.signUpEndpoint, ({ world, input, appOrigin, mailed, ctx }) => {
    const { email, password, sex } = input
    const registration = { email, password, sex, repetition: input.password_confirmation ?? undefined }
    const { member, opened } = signUp(world, registration, mailed(appOrigin), ctx)
    const body = { status: 'success' as const, data: gemAccountWithTimesView(member) }
    return new RouteResponse(body, { opened: { member, ...opened } })
  }),

  defineOpenRoute(calls.signInEndpoint, ({ world, input, ctx }) => {
    const { member, opened } = signIn(world, input, ctx)
    return new RouteResponse({ data: gemAccountView(member) }, { opened: { member, ...opened } })
  }),

  defineOpenRoute(calls.signOutEndpoint, ({ world, session }) => {
    if (!session) throw new Refusal('sign-out-no-login')
    world.logins.delete(session.login.id)
    return new RouteResponse({ success: true as const }, { ended: true })
  }),

  defineOpenRoute(calls.validateTokenEndpoint, ({ session }) => {
    if (!session) throw new Refusal('token-invalid')
    return { success: true as const, data: gemAccountView(session.member) }
  }),

  defineOpenRoute(calls.requestPasswordResetEndpoint, ({ world, input, apiOrigin, mailed, isOwnAddress, ctx }) => {
    const request = {
      email: input.email,
      redirectUrl: input.redirect_url,
      apiOrigin,
      isOwnAddress,
      mailed,
    }
    const { email } = requestReset(world, request, ctx)
    const message = `${email} にパスワード再設定のご案内を送信しました。`
    return new RouteResponse({ success: true as const, message }, { ended: true })
  }),

  defineOpenRoute(calls.editPasswordEndpoint, ({ world, input, isOwnAddress, navigation, ctx }) => {
    checkRedirect(input.redirect_url, isOwnAddress)
    const opened = openResetLink(world, input.reset_password_token, ctx)
    if (!opened) {
      const html = deadResetLinkPage(appOriginIn(input.redirect_url))
      return new RouteResponse(undefined, { notFoundPage: navigation ? { html } : 'plain' })
    }
    return new RouteResponse(undefined, {
      redirect: resetRedirect(input.redirect_url, input.reset_password_token, opened),
    })
  }),

  defineOpenRoute(calls.changePasswordEndpoint, ({ world, input, session, ctx }) => {
    if (!session) throw new Refusal('password-no-login')
    const change = { password: input.password, repetition: input.password_confirmation }
    const member = changePassword(world, session.login, change, ctx)
    return {
      success: true as const,
      data: gemAccountWithTimesView(member),
      message: 'パスワードを変更しました。',
    }
  }),

  defineOpenRoute(calls.confirmEmailEndpoint, ({ world, input, navigation, appOrigin, ctx }) => {
    if (!navigation) {
      confirmEmail(world, input.confirmation_token, ctx)
      return new RouteResponse({ success: true as const }, { ended: true })
    }
    return new RouteResponse(undefined, {
      redirect: confirmInBrowser(() => confirmEmail(world, input.confirmation_token, ctx), appOrigin),
    })
  }),

  defineOpenRoute(calls.resendConfirmationEndpoint, ({ world, input, appOrigin, mailed, ctx }) => {
    const { email } = resendConfirmation(world, input.email, mailed(appOrigin), ctx)
    const body = { success: true as const, message: `${email} に確認メールを送信しました。` }
    return new RouteResponse(body, { ended: true })
  }),

  defineOpenRoute(calls.signInByGetEndpoint, () => {
    throw new Refusal('sign-in-by-get')
  }),
]

/** Redirects the browser that opened the link; a failure shows on the confirmation page (API-06). */
function confirmInBrowser(confirm: () => void, appOrigin: string): string {
  try {
    confirm()
    return `${appOrigin}/login`
  } catch (cause) {
    if (cause instanceof Refusal) return `${appOrigin}/user_confirmation`
    throw cause
  }
}
