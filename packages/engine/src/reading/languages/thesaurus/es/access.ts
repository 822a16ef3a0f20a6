import { groupList } from "../../../thesaurus/group-list.ts";

/**
 * These groups name accounts, security and people in the Spanish of customers and of help pages.
 */
export const access = groupList(`
  iniciar sesión, entrar, acceder, inicio de sesión, login, ingresar, loguearse
  cerrar sesión, salir, logout, cierre de sesión
  bloqueado, sin acceso, no puedo entrar, perdí el acceso
  registrarse, crear cuenta, darse de alta, registro, inscribirse, abrir cuenta
  cuenta, perfil, usuario
  nombre de usuario, usuario, login, alias
  entrar en mi cuenta, meterme en mi cuenta, acceder a mi cuenta, iniciar sesión, acceso a la cuenta, entrar … cuenta, acceder … cuenta
  entrar a la cuenta, ingresar a mi cuenta, iniciar sesión, acceder a la cuenta
  no me deja entrar, no puedo acceder, no consigo entrar, no puedo iniciar sesión, problemas de acceso, iniciar sesión
  me echa, me saca, me expulsa, cierra la sesión sola, sesión caducada, sesión expirada
  me devuelve a la misma pantalla, vuelve a la misma pantalla, pide entrar otra vez, bucle, iniciar sesión
  se queda pensando al entrar, no carga al entrar, problemas de acceso, iniciar sesión
  seguir conectado, mantener la sesión, recordarme, sesión abierta
  sesión abierta en otro, conectado en otro dispositivo, cerrar sesión en todos los dispositivos, sesiones activas
  quién ha entrado, quién se ha conectado, inicios de sesión recientes, actividad de la cuenta, sesiones activas
  cerrar sesión en todas partes, salir de todos los dispositivos, cerrar todas las sesiones
  cuenta bloqueada, me han bloqueado la cuenta, cuenta suspendida, desbloquear cuenta, cuenta inhabilitada
  demasiados intentos, intentos fallidos, cuenta bloqueada temporalmente, desbloquear
  entrar con google, iniciar sesión con google, acceso con google, cuenta de google, entrar … google
  entrar con facebook, iniciar sesión con facebook, cuenta de facebook
  entrar con apple, iniciar sesión con apple, cuenta de apple
  inicio de sesión único, sso, acceso único
  hacerme una cuenta, abrirme una cuenta, abrir una cuenta, crear cuenta, registrarse, registro
  sin registrarme, sin cuenta, como invitado, comprar como invitado
  dos cuentas, varias cuentas, otra cuenta, segunda cuenta, cuenta duplicada
  mis datos, datos personales, perfil, información personal
  credenciales, datos de acceso, usuario y contraseña, claves de acceso
  contraseña, clave, password, pin, código de acceso
  olvidé mi contraseña, contraseña olvidada, restablecer contraseña, recuperar contraseña, perdí la clave
  dos factores, doble factor, 2fa, verificación en dos pasos, autenticación de dos factores, dos pasos
  código de recuperación, clave de recuperación, código de respaldo
  código de verificación, código de confirmación, código de seguridad
  contraseña incorrecta, no me acepta la contraseña, no me coge la contraseña, clave incorrecta, contraseña errónea, no … coge … contraseña, no … acepta … contraseña
  no me acuerdo de la contraseña, no recuerdo la clave, se me olvidó la clave, contraseña olvidada, restablecer contraseña, olvidé … contraseña, no … acuerdo … contraseña, no recuerdo … contraseña, perdí … contraseña, olvidado … contraseña
  cambiar la contraseña, contraseña nueva, nueva clave, modificar contraseña, cambiar … contraseña, cambiar … clave
  contraseña segura, requisitos de la contraseña, contraseña débil, clave fuerte
  gestor de contraseñas, guardar contraseñas
  no recuerdo el correo, no sé con qué correo, correo registrado, correo de la cuenta
  correo antiguo, ya no tengo ese correo, cambiar correo electrónico, sin acceso al correo
  cambiar el correo, nuevo correo, otro correo, cambiar correo electrónico, actualizar dirección de correo, cambiar … correo
  no me llega el código, código no recibido, no recibo el sms, código de verificación, no … llega … código, no … recibo … código
  sms, mensaje de texto, código por sms
  aplicación de autenticación, autenticador, google authenticator, app de códigos
  perdí el móvil del código, sin acceso al segundo factor, código de recuperación, desactivar dos pasos
  llave de seguridad, llave de acceso, passkey, clave de acceso
  huella, huella dactilar, reconocimiento facial, biometría, face id
  pin olvidado, olvidé el pin, pin bloqueado, desbloquear pin
  seguridad, protección, seguro, proteger
  hackeado, pirateado, cuenta robada, suplantación, phishing
  cifrado, encriptado, cifrar, encriptación
  privado, confidencial, secreto, personal
  privacidad, protección de datos, datos personales, rgpd
  cookies, rastreo, consentimiento
  consentimiento, autorización, permiso, aprobación
  condiciones, términos, normas, reglas, aviso legal
  clave, contraseña, código de acceso, pin
  alguien ha entrado, han entrado en mi cuenta, cuenta comprometida, acceso no autorizado, hackeado, alguien … entrado … cuenta
  me han hackeado, me robaron la cuenta, cuenta hackeada, cuenta comprometida, recuperar cuenta
  me han suplantado, suplantación de identidad, perfil falso
  correo raro, mensaje raro, correo sospechoso, mensaje fraudulento, phishing
  es de verdad, es falso, es de fiar, fraude, correo sospechoso
  virus, malware, antivirus, programa malicioso
  filtración de datos, fuga de datos, brecha de seguridad, datos filtrados
  me espían, me vigilan, privacidad, rastreo
  quién ve mis datos, privacidad, visibilidad
  qué sabéis de mí, qué datos guardan, datos que recogemos, copia de mis datos, derecho de acceso
  vender mis datos, compartir mis datos, ceder datos a terceros, política de privacidad
  cuánto tiempo guardan, conservación de datos, plazo de conservación, retención
  dónde se guardan los datos, ubicación de los datos, servidores, alojamiento de datos
  rastrear, seguimiento, rastreadores, cookies
  aceptar cookies, rechazar cookies, aviso de cookies, banner de cookies, preferencias de cookies
  letra pequeña, condiciones, términos y condiciones
  denunciar, reportar, informar de abuso, contenido inapropiado
  acoso, insultos, abuso, amenazas
  bloquear a alguien, bloquear a un usuario, bloquear contacto, que no me escriba
  desbloquear, quitar el bloqueo, desbloqueo
  compañero, miembro del equipo, colega, empleado, colaborador, trabajador
  miembro, participante, usuario, integrante
  equipo, grupo, organización, departamento
  invitado, visitante, externo
  rol, permiso, derecho, nivel de acceso
  administrador, admin, gestor, propietario, responsable
  propietario, dueño, titular
  transferir la propiedad, cambiar de titular, ceder, nuevo dueño
  acceso, entrada, acceder
  licencia, clave de licencia, número de serie
  cliente, comprador, consumidor
  vendedor, comerciante, tienda, proveedor
  empresa, compañía, sociedad, negocio, organización
  chico nuevo, chica nueva, nuevo empleado, nueva incorporación, recién contratado, añadir miembro, nuevo usuario
  mi jefe, mi jefa, responsable, administrador, superior
  el que lo montó, el que lo creó, quien creó la cuenta, propietario, administrador
  se ha ido de la empresa, ya no trabaja aquí, dejó la empresa, ex empleado, antiguo empleado, eliminar miembro
  el dueño se fue, el administrador se ha ido, transferir la propiedad, cambiar propietario
  traspasar la cuenta, poner a nombre de otro, cambio de titularidad, transferir la propiedad, pasar … a otro nombre, poner … nombre de otra
  gestor, contable, asesor, gestoría, mi contador, asesoría
  autónomo, freelance, colaborador externo, externo, usuario externo
  becario, practicante, empleado temporal
  socio, miembro
  persona externa, invitado, usuario externo
  mi mujer, mi marido, mi pareja, mi novio, mi novia, mi esposa, cónyuge, familiar
  mi hijo, mi hija, los críos, los niños, menor, hijos
  mis padres, mi madre, mi padre, mi abuela, familiar
  compañero de piso, compañero de cuarto, roommate, conviviente, otra persona
  dos personas, varias personas, más gente, más usuarios, varios usuarios
  cuántas personas, cuántos usuarios, número de usuarios, límite de usuarios
  qué puede hacer cada uno, permisos, roles
  dar permisos, hacer administrador, nombrar administrador, cambiar rol, dar … permisos
  quitar permisos, quitar de administrador, revocar acceso, cambiar rol, quitar … permisos, quitar … acceso
  no tengo permiso, no me da permiso, permiso denegado, acceso denegado, sin autorización
  la invitación no llega, invitación no recibida, reenviar invitación, invitación caducada
  aceptar la invitación, unirse al equipo, entrar en el equipo
  espacio de trabajo, área de trabajo, workspace, entorno
  departamento, sección, área, equipo
  sucursal, sede, filial, tienda, oficina
  negocio, pyme, empresa, cuenta de empresa
  particular, persona física, uso personal, cuenta personal
  sin ánimo de lucro, organización sin fines de lucro, ong, fundación
  clienta, cliente
  candidato, solicitante, aspirante
  poder, autorizado, en nombre de, tutor, representante
  conjunta, compartida, entre dos, cotitular
  solo lectura, solo ver, lector, sin editar
  a nombre de otro, otra persona, tercero, titular
  en mi nombre, otra persona por mí, autorizar a otra persona, representante
  bajo mi nombre, a mi nombre, titular
  control parental, proteger a los niños, perfil infantil, restricciones de edad
  registro de actividad, quién cambió, historial de cambios, auditoría
  licencia de usuario, puesto de usuario, número de licencias
`);
