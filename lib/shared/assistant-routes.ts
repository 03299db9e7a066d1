/** URLs of the assistant (7.20, chatbot). By themselves, because every page loads the others. */
export const assistantRoutes = {
  assistant: () => '/help/assistant',
  atWork: () => '/corporate/account/assistant',
} as const;
