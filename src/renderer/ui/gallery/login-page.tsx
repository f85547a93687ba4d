import { Brand } from '../brand.tsx'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { PasswordInput } from '../password-input.tsx'
import { TextInput } from '../text-input.tsx'
import { TextLink } from '../text-link.tsx'

export function LoginPage() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-dialog content-center gap-5.5 px-7 py-10">
      <div className="mb-1.5 grid justify-items-center gap-3.5 text-center">
        <h1>
          <Brand layout="stage" />
        </h1>
        <p className="phrase text-s text-ink-2">
          大人のための、静かな出会い。
          <br />
          18歳未満の方はご利用いただけません。
        </p>
      </div>
      <Field label="メールアドレス">
        <TextInput defaultValue="akari@example.jp" inputMode="email" autoComplete="email" />
      </Field>
      <Field label="パスワード" error="メールアドレスとパスワードを確認してください。">
        <PasswordInput defaultValue="abcdef" autoComplete="current-password" />
      </Field>
      <Button>ログイン</Button>
      <Button tone="quiet">新規登録</Button>
      <p className="text-center">
        <TextLink href="#f">パスワードを忘れた方</TextLink>
      </p>
    </main>
  )
}
