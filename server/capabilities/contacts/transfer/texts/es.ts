import type { ColumnNames } from "./en.ts";

export const es: ColumnNames = {
  email: "correo, correo electrónico, dirección de correo electrónico, dirección de email",
  name: "nombre completo, nombre y apellidos",
  firstName: "nombre, nombre de pila",
  lastName: "apellido, apellidos",
  phone: "teléfono, número de teléfono, móvil, celular",
  company: "empresa, compañía, organización",
  tags: "etiquetas",
};
