import * as z from "zod/mini"

/** Where emails or SMS go out, without the secrets. */
export const ChannelState = z.object({
  /** What is in force: what was set here, else the server's environment, else nothing. */
  source: z.enum(["desk", "environment", "none"]),
  /** Whom messages come from, and by which host; null without a channel. */
  sender: z.nullable(z.string()),
  host: z.nullable(z.string()),
  /** What was set here; null while the environment alone decides. */
  stored: z.nullable(
    z.object({
      address: z.string(),
      user: z.string(),
      sender: z.string(),
      /** Null without a password. */
      passwordSetAt: z.nullable(z.string()),
      /** Not any more once the server has another APP_SECRET: then the environment is in force. */
      isReadable: z.boolean(),
    }),
  ),
})
export type ChannelState = z.infer<typeof ChannelState>

/** Where emails and SMS go out. */
export const ChannelStates = z.object({ email: ChannelState, sms: ChannelState })
export type ChannelStates = z.infer<typeof ChannelStates>
