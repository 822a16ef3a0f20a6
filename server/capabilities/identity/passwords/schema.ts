import Type from "typebox";
import { MailedToken } from "../mail-settings/schema.ts";
import { ChosenPassword, closed, Email, Password } from "../schema.ts";

export const ForgotPassword = Type.Object({ email: Email }, { ...closed, $id: "ForgotPassword" });
export const ResetPassword = Type.Object(
  { token: MailedToken, password: ChosenPassword },
  { ...closed, $id: "ResetPassword" },
);
export const ChangePassword = Type.Object(
  { password: Password, newPassword: ChosenPassword },
  { ...closed, $id: "ChangePassword" },
);
