// First page of a real phone (mock-api/pages/handset-page.ts): stores the prepared login and opens the app.
import * as z from 'zod/mini'
import { storeLogin } from './login/stored-login.ts'

const start = z.object({ login: z.record(z.string(), z.string()), to: z.string() })

const { login, to } = start.parse(JSON.parse(document.querySelector('#start')?.textContent ?? ''))
storeLogin(login)
// Replaces the entry, because the invitation works once and Back must not lead to it.
location.replace(new URL(to, location.origin))
