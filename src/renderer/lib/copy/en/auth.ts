import type { authCopy, confirmationCopy } from '../auth.ts'
import { commonEnglish } from './common.ts'
import type { English } from './english.ts'
import { titlesEnglish } from './titles.ts'

export const authEnglish: English<typeof authCopy> = {
  field: {
    email: 'Email address',
    password: 'Password',
    passwordConfirmation: 'Password (again)',
    newPassword: 'New password',
    newPasswordConfirmation: 'New password (again)',
    sex: 'Sex',
    male: 'Man',
    female: 'Woman',
    emailPlaceholder: 'you@example.jp',
    passwordsDiffer: 'The passwords do not match.',
  },

  door: {
    failed: 'Please check your email address and password.',
    unreachable: 'Could not connect. Check your connection and try again.',
    trouble: 'This could not be processed. Please try again later.',
  },

  login: {
    title: titlesEnglish['/login'],
    submit: 'Log in',
    toSignUp: 'Sign up',
    toForgetPassword: 'Forgot your password?',
    mailSent: 'A confirmation email has been sent to the address you entered.',
    confirmed: 'Your email address is confirmed. Please log in.',
    underAgeLong: 'You must be 18 or older to sign up. Please contact us once you have turned 18.',
    logoutFailed: 'Something went wrong while logging out.',
    toContact: 'See how to contact us',
  },

  storedLogin: {
    failed: {
      title: commonEnglish.errorOccurred,
      text: 'You are still logged in. Go back to the page you came from and try again.',
      back: 'Go back and continue',
      textAgain: 'You are still logged in. This page could not be opened.',
    },
    cleared: {
      title: 'You have logged out.',
      text: 'Opening the login page also logged you out in the other tabs of this browser.',
      undo: 'Undo logging out',
    },
    elsewhere: {
      title: 'You were logged out.',
      text: 'You logged out in another tab, or your login has expired.',
    },
    left: {
      title: 'You were logged out.',
      text: 'You left the service in another tab, so this tab was logged out too.',
    },
    signedIn: {
      title: 'You are logged in.',
      text: 'You logged in in another tab of this browser.',
    },
  },

  signUp: {
    title: titlesEnglish['/signup'],
    lead: 'Signing up takes about 2 minutes. You do not need to enter your real name or workplace.',
    submit: 'Sign up',
    submitting: 'Signing up…',
    toLogin: 'Already a member? Log in',
    onward: 'Continue signing up',
    emailHint: 'Enter a valid email address. Avoid mobile carrier addresses, because mail may not reach them.',
    sexMissing: 'Please choose your sex.',
    sexNote: 'Your sex cannot be changed after signing up.',
    consentParts: {
      terms: 'terms of use',
      between: 'and',
      privacy: 'privacy policy',
      rest: '– I agree (18 or older, no high-school students)',
    },
    consentMissing: 'You must agree to the terms of use and the privacy policy.',
    known: {
      before: 'If you are already a member:',
      login: 'log in',
      between: 'or',
      reset: 'reset your password',
      after: '– please try that.',
    },
  },

  afterSignUp: {
    title: titlesEnglish['/after_sign_up'],
    registering: 'Signing you up…',
    sent: 'A confirmation email',
    sentTo: (email) => `has been sent to ${email}.`,
    openLink: 'Open the link in the email within 3 days to complete your registration.',
    notArrived: 'If the email does not arrive, check your spam folder and send it again.',
  },

  resend: {
    email: 'Email address',
    submit: 'Send the confirmation email again',
    sent: 'A confirmation email has been sent to the address you entered.',
    failed: commonEnglish.errorOccurred,
  },

  forgetPassword: {
    title: titlesEnglish['/forget_password'],
    lead: 'Enter the email address of your account. We will send you a link to reset your password. It is valid for 6 hours.',
    submit: 'Send',
    sent: 'A reset link has been sent to the address you entered.',
    failed: commonEnglish.errorOccurred,
    toLogin: 'Back to login',
  },

  passwordReset: {
    title: titlesEnglish['/password_reset'],
    lead: 'Enter your new password.',
    submit: 'Change',
    changed: commonEnglish.passwordChanged,
    failed: commonEnglish.errorOccurred,
    linkBroken: 'The link is incomplete. Please request it again.',
    linkDead: 'The link has expired or was already used.',
    toForgetPassword: 'Request another reset link',
  },

  passwordChange: {
    title: 'Change password',
    new: 'New password',
    confirmation: 'New password (again)',
    note: 'After the change you will have to log in again on all devices, including this one.',
    submit: 'Change',
    submitting: 'Changing…',
    changed: commonEnglish.passwordChanged,
    failed: commonEnglish.errorOccurred,
  },

  logout: 'Log out',
}

export const confirmationEnglish: English<typeof confirmationCopy> = {
  title: titlesEnglish['/user_confirmation'],
  confirming: 'Confirming…',
  resendTitle: 'Send the confirmation email again',
  resendLead: 'We will send another confirmation email to your address. Open the link within 3 days.',
  failed: commonEnglish.errorOccurred,
  failedHint: 'The link works once and expires after 3 days. You can also request a new confirmation email.',
  already: 'Already confirmed.',
  alreadyHint: 'You can log in with your email address and password.',
  toLogin: 'Go to login',
}
