import { Field } from '../field.tsx'
import { PasswordInput } from '../password-input.tsx'
import { TextInput } from '../text-input.tsx'
import { Shelf } from './shelf.tsx'

export function FieldsPage() {
  return (
    <Shelf title="Field, TextInput, PasswordInput" className="grid gap-5 sm:grid-cols-2">
      <Field label="メールアドレス" required hint="確認メールをお送りします。">
        <TextInput defaultValue="akari@example.jp" inputMode="email" autoComplete="email" />
      </Field>
      <Field label="パスワード" required error="メールアドレスとパスワードを確認してください。">
        <PasswordInput defaultValue="abcdef" autoComplete="current-password" />
      </Field>
      <Field label="電話番号" optional>
        <TextInput placeholder="090-1234-5678" inputMode="tel" foldWidth />
      </Field>
      <Field label="金額">
        <TextInput defaultValue="6,600" suffix="円" disabled />
      </Field>
    </Shelf>
  )
}
