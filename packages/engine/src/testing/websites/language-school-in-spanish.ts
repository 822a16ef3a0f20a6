import { asks, page, type Website } from "./website.ts";

/** An invented school with a number for calls and one for messages. */
export const languageSchoolInSpanish: Website = {
  name: "Academia Faro",
  pages: [
    page(
      "inicio",
      "Academia Faro – Español en Málaga",
      `
# Aprende español en Málaga

Somos una escuela pequeña y familiar.
`,
    ),
    page(
      "contacto",
      "Contacto",
      `
# Contacto

**Secretaría**  
Lunes a viernes: 9:00–14:00 y 16:30–20:00  
Sábados: 9:30–13:30  
Domingos y festivos cerrado

WhatsApp: 600 555 018

Directora: Carmen Ríos Vega  
Jefe de estudios: Tomás Gil Pardo

Academia Faro · C/ Larios, 8 · 29005 Málaga

Tel. 952 555 014
`,
    ),
  ],
  questions: [
    asks("tenéis whatsapp?", "600 555 018", "952 555 014 | festivos"),
    asks("telefono", "952 555 014", "festivos"),
    asks("quien dirige la escuela", "Carmen Ríos"),
    asks("estais abiertos el domingo", "cerrado"),
  ],
};
