import { commonCopy } from './common.ts'
import { pageTitles } from './titles.ts'

/** Parts of the consent sentence around its two links (AUTH-39). */
const consentParts = {
  terms: '利用規約',
  between: 'と',
  privacy: 'プライバシーポリシー',
  rest: 'に同意します（18歳以上・高校生不可）',
} as const

/** Texts of /login, /signup, /forget_password, /password_reset and /after_sign_up (AUTH, L-15). */
export const authCopy = {
  field: {
    email: 'メールアドレス',
    password: 'パスワード',
    passwordConfirmation: 'パスワード（確認）',
    newPassword: '新しいパスワード',
    newPasswordConfirmation: '新しいパスワード（確認）',
    sex: '性別',
    male: '男性',
    female: '女性',
    emailPlaceholder: 'you@example.jp',
    /** Beside the confirmation before the server is asked; it decides (AUTH-37, AUTH-58). */
    passwordsDiffer: 'パスワード（確認）が一致しません。',
  },

  /** Failures of login and sign-up (D-117). */
  door: {
    failed: 'メールアドレスとパスワードを確認してください。',
    unreachable: '通信できませんでした。通信状況をご確認のうえ、もう一度お試しください。',
    trouble: 'ただいま処理できませんでした。しばらくしてから、もう一度お試しください。',
  },

  login: {
    title: pageTitles['/login'],
    submit: 'ログイン',
    toSignUp: '新規登録',
    toForgetPassword: 'パスワードを忘れた方',
    mailSent: '入力されたメールアドレスに確認メールを送信しました。',
    /** D-70. */
    confirmed: 'メールアドレスの確認が完了しました。ログインしてください。',
    underAgeLong: '18歳未満の方はご登録いただけません。18歳になられてからお問い合わせください。',
    logoutFailed: 'ログアウト中にエラーが発生しました。',
    /** Way on for a member who cannot log in any more. */
    toContact: 'お問い合わせ先を見る',
  },

  /** What became of the login of this browser (AUTH-05, D-113). */
  storedLogin: {
    failed: {
      title: commonCopy.errorOccurred,
      text: 'ログインはそのままです。元のページへ戻って、もう一度お試しください。',
      back: '続きへ戻る',
      textAgain: 'ログインはそのままです。このページは開けませんでした。',
    },
    cleared: {
      title: 'ログアウトしました。',
      text: 'ログイン画面を開いたため、このブラウザーのほかのタブでもログアウトしました。',
      undo: 'ログアウトを取り消す',
    },
    elsewhere: {
      title: 'ログアウトされました。',
      text: 'ほかのタブでログアウトしたか、ログインの有効期限が切れました。',
    },
    left: {
      title: 'ログアウトされました。',
      text: 'ほかのタブで退会のお手続きがあったため、このタブでもログアウトしました。',
    },
    signedIn: {
      title: 'ログインしています。',
      text: 'このブラウザーのほかのタブでログインしました。',
    },
  },

  signUp: {
    title: pageTitles['/signup'],
    lead: 'ご登録は2分ほどで完了します。本名や勤務先の入力は必要ありません。',
    submit: '登録する',
    submitting: '登録しています…',
    toLogin: 'すでに登録済みの方はログイン',
    /** D-145. */
    onward: '登録の続きへ進む',
    emailHint: '正しいメールアドレスの形式で入力してください。キャリアメールは届かないことがあるため、お控えください。',
    sexMissing: '性別を選択してください。',
    sexNote: '性別はご登録後に変更できません。',
    consentParts,
    consentMissing: '利用規約とプライバシーポリシーへの同意が必要です。',
    /** D-118: the same for every refused sign-up, because it must not tell who is a member. */
    known: {
      before: 'すでにご登録の方は、',
      login: 'ログイン',
      between: 'または',
      reset: 'パスワードの再設定',
      after: 'をお試しください。',
    },
  },

  afterSignUp: {
    title: pageTitles['/after_sign_up'],
    registering: '登録処理をしています…',
    sent: '確認メールを',
    sentTo: (email: string) => `${email} 宛てにお送りしました。`,
    openLink: 'メールのリンクを3日以内に開いて、登録を完了してください。',
    notArrived: 'メールが届かないときは、迷惑メールのフォルダーをご確認のうえ、もう一度お送りください。',
  },

  /** D-70: sends the confirmation mail again. */
  resend: {
    email: 'メールアドレス',
    submit: '確認メールを再送する',
    sent: '入力されたメールアドレスに確認メールを送信しました。',
    failed: commonCopy.errorOccurred,
  },

  forgetPassword: {
    title: pageTitles['/forget_password'],
    lead: 'ご登録のメールアドレスを入力してください。再設定用のリンクをお送りします。リンクの有効期限は6時間です。',
    submit: '送信する',
    sent: 'ご入力のメールアドレスに再設定用のリンクを送信しました。',
    failed: commonCopy.errorOccurred,
    toLogin: 'ログインへ戻る',
  },

  passwordReset: {
    title: pageTitles['/password_reset'],
    lead: '新しいパスワードを入力してください。',
    submit: '変更する',
    changed: commonCopy.passwordChanged,
    failed: commonCopy.errorOccurred,
    linkBroken: 'リンクを最後まで読み取れませんでした。お手数ですが、もう一度お受け取りください。',
    linkDead: 'リンクの有効期限が切れているか、すでに使われています。',
    toForgetPassword: '再設定用のリンクをもう一度受け取る',
  },

  /** NOTICE-10 to NOTICE-13. */
  passwordChange: {
    title: 'パスワードを変更する',
    new: '新しいパスワード',
    confirmation: '新しいパスワード（確認）',
    note: '変更すると、この端末も含めて、すべての端末でログインし直していただきます。',
    submit: '変更する',
    submitting: '変更しています…',
    changed: commonCopy.passwordChanged,
    failed: commonCopy.errorOccurred,
  },

  logout: 'ログアウト',
} as const

export const confirmationCopy = {
  title: pageTitles['/user_confirmation'],
  confirming: '確認しています…',
  resendTitle: '確認メールの再送',
  resendLead: 'ご登録のメールアドレスに、確認メールをもう一度お送りします。リンクは3日以内にお開きください。',
  failed: commonCopy.errorOccurred,
  failedHint: 'リンクは一度だけ使え、3日で期限が切れます。新しい確認メールをお送りすることもできます。',
  already: 'すでに確認済みです。',
  alreadyHint: 'メールアドレスとパスワードで、そのままログインできます。',
  toLogin: 'ログインへ',
} as const
